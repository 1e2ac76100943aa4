/** Name of the cookie that remembers the chosen language, and the days it lasts (specification, section 9). */
export const languageCookie = "i18n_redirected";
export const languageCookieDays = 365;

/** Widths in pixels that the server makes of a picture under `/media/`, asked for by `?w=`; no others, so that nobody can fill the disk. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280];
