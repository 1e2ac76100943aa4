/** Upper limit of prices in minor units, against typing errors. */
export const mostCents = 100_000_000_000;
