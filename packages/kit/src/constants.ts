/** The cookie that stores the chosen language, and its lifetime in days (specification, section 9). */
export const languageCookie = "i18n_redirected";
export const languageCookieDays = 365;

/** Widths in pixels that the server resizes pictures under `/media/` to (`?w=`). A fixed list, so that nobody can fill the disk. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280];
