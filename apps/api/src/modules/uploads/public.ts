export { findUpload, type Upload } from "./find-upload.ts";
export { forgetPictures, startDeletingPictures } from "./forget-pictures.ts";
export { cleanPicture } from "./clean-picture.ts";
export { privatePath, storePicture } from "./keep-picture.ts";
export { readPicture } from "./read-picture.ts";
export { servePicture } from "./serve-picture.ts";
