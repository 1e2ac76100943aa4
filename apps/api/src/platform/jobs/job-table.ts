/** The data of each job. Only ids: a job reads the rest when it runs, and the queue holds no personal data. */
export interface JobData {
  /** Hands one message of the outbox to its gateway. */
  "send-message": { messageId: number };
  /** Scheduled: deletes messages that no job sends any more. */
  "forget-messages": Record<string, never>;
  /** Reminds a shopper of a booking, unless it has been moved or cancelled since. */
  "remind-booking": { bookingId: number; startsAt: string };
  /** Scheduled: deletes times that carts held long ago. */
  "forget-holds": Record<string, never>;
  /** Scheduled, and right after the end of a promotion: removes promotions that have ended from the listings. */
  "end-promotions": Record<string, never>;
  /** When news that were published for a later time become visible: invalidates the pages that show them. */
  "show-news": Record<string, never>;
  /** When pages begin or end to show a holiday of a store: invalidates them. */
  "show-holidays": { storeId: number };
  /** Scheduled: recomputes the ranks of products and the counts of words, for searches in large catalogues. */
  "refresh-search": Record<string, never>;
  /** Scheduled, and after a start with other rules: writes the search documents of all products by the rules of this version. */
  "keep-indexed": Record<string, never>;
  /** Scheduled: deletes expired sessions and one-time codes. */
  "forget-sign-ins": Record<string, never>;
  /** Scheduled: deletes what guests said to the assistant long ago. */
  "forget-chats": Record<string, never>;
  /** Scheduled: deletes uploaded pictures that nothing uses. */
  "forget-pictures": Record<string, never>;
  /** Deletes the file of a picture that is forgotten. */
  "delete-picture": { name: string };
  /** Scheduled: anonymises the orders of customers who removed their account while an order was open. */
  "forget-removed": Record<string, never>;
  /** Scheduled: deletes expired rows of the platform. */
  housekeeping: Record<string, never>;
}

export type JobName = keyof JobData;

interface Queue {
  /** Tries after the first. */
  retries: number;
  /** Seconds before the first retry; each further one waits about twice as long, up to ten minutes. */
  retryAfter: number;
  /** Seconds that a run may take before it counts as failed. */
  expireAfter: number;
  /** Seconds without a heartbeat of its process after which a run counts as failed, as when that was killed; at least ten. */
  silentAfter?: number;
}

/** Every queue. A new job needs a line here and one above. */
export const queues: Record<JobName, Queue> = {
  "send-message": { retries: 150, retryAfter: 2, expireAfter: 60, silentAfter: 10 },
  "forget-messages": { retries: 0, retryAfter: 1, expireAfter: 300 },
  "remind-booking": { retries: 20, retryAfter: 10, expireAfter: 60 },
  "forget-holds": { retries: 0, retryAfter: 1, expireAfter: 300 },
  "end-promotions": { retries: 0, retryAfter: 1, expireAfter: 50 },
  "show-news": { retries: 20, retryAfter: 1, expireAfter: 60 },
  "show-holidays": { retries: 20, retryAfter: 1, expireAfter: 60 },
  "refresh-search": { retries: 0, retryAfter: 1, expireAfter: 3600 },
  "keep-indexed": { retries: 2, retryAfter: 60, expireAfter: 6 * 3600 },
  "forget-sign-ins": { retries: 0, retryAfter: 1, expireAfter: 300 },
  "forget-chats": { retries: 0, retryAfter: 1, expireAfter: 300 },
  "forget-pictures": { retries: 0, retryAfter: 1, expireAfter: 300 },
  "delete-picture": { retries: 20, retryAfter: 5, expireAfter: 60 },
  "forget-removed": { retries: 0, retryAfter: 1, expireAfter: 300 },
  housekeeping: { retries: 0, retryAfter: 1, expireAfter: 300 },
};
