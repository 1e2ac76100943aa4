/** Whether `fetch` got no answer. Faults of the shop may be `TypeError`s too, and browsers name no other difference than these words. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message);
