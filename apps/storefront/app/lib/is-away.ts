/** Whether nothing was decided: the network or the server was away, so that it is worth trying again. */
export const isAway = (status: number) => status === 0 || status === 429 || status >= 500;
