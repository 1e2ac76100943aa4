/** Whether the request failed without a decision (no network, server unavailable, too many requests), so that a retry may succeed. */
export const isAway = (status: number) => status === 0 || status === 429 || status >= 500;
