/** Days that a token and the cookie that holds it live, and the session with them, from its last renewal. */
export const sessionDays = 30;

/** Days after which everybody signs in anew, however often they come. */
export const longestSessionDays = 180;
