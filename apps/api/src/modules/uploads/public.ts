export { findUpload, lockCopies, lockUpload } from "./find-upload.ts";
export { forgetNamed, forgetPictures, lockPictures, oldPictures, startDeletingPictures } from "./forget-pictures.ts";
export { cleanPicture } from "./clean-picture.ts";
export { isShopsDisk } from "./is-shops-disk.ts";
export { privatePath, storePicture } from "./store-picture.ts";
export { readPicture } from "./read-picture.ts";
export { servePicture } from "./serve-picture.ts";
