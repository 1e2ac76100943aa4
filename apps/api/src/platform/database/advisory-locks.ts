/** Keys of the advisory locks, all in one place so that no two uses share one. */
export const advisoryLocks = {
  /** Held by the one server that runs an embedded cluster. */
  server: 7_406_001,
  /** Held while migrations are applied. */
  migrate: 7_406_002,
  /** First key of two, the second is a customer's id: held while their cart changes or becomes an order. Taken before the rows of orders and payments. */
  cart: 7_406_003,
  /** Held while the demo stores are loaded. */
  seed: 7_406_004,
  /** First key of two, the second is a freelancer's id: held while their times are taken. */
  booking: 7_406_005,
  /** First key of two, the second is a customer's id: held while their wishlist changes. */
  wishlist: 7_406_006,
  /** First key of two, the second is a draft's: held while a backup writes it. */
  backup: 7_406_007,
  /** Shared by the command line tools that use a database that another one started, which takes it before it stops it. */
  guests: 7_406_008,
} as const;
