/** Cameras that watch, and makers of whose goods they alone are asked for by their picture. */
export const watchingCameras: readonly string[] = ["camera", "security camera", "ip camera", "dome", "bullet", "ptz"];
export const makersOfCameras: readonly string[] = ["hikvision", "dahua", "ezviz", "imou", "uniview", "reolink", "tapo"];
/** What cameras that turn are asked for by, as a bare number. */
export const turning = { number: "360", names: ["ptz", "pan tilt", "pan and tilt"] } as const;
/** What pictures are called after, and how many megapixels those of such cameras have, by which they are named. */
export const megapixels: ReadonlyMap<string, readonly string[]> = new Map([
  ["4k", ["8"]],
  ["3k", ["5"]],
  ["2k", ["3", "4"]],
  ["full hd", ["2"]],
]);
/** What is heard by them, and by what else they say that. */
export const soundOfCameras = {
  words: ["audio", "sound", "voice", "សំឡេង", "声音", "语音"],
  names: ["two way talk", "microphone"],
} as const;
/** Screens, of which who asks for sound asks for this. */
export const soundOfScreens = { screens: ["monitor", "projector", "tv"], name: "built in speaker" } as const;
