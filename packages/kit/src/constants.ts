/** Name of the cookie that remembers the chosen language, and the days it lasts (specification, section 9). */
export const languageCookie = "i18n_redirected";
export const languageCookieDays = 365;
