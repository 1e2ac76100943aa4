/** Days that a session, its token and the cookie that holds it live. */
export const sessionDays = 30;
