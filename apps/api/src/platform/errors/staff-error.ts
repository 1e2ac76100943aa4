/** What staff asked for cannot be done. The message says why, in one English line, and is all they see. */
export class StaffError extends Error {}
