/** Days that a token and the cookie that holds it live, and the session with them, from its last renewal. */
export const sessionDays = 30;

/** Maximum age of a session in days, even if it is used all the time. */
export const longestSessionDays = 180;
