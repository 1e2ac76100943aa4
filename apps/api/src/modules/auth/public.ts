export { hashPassword, verifyPassword } from "./passwords.ts";
export { authenticate, openSession, renewSession, revokeSession, revokeSessions } from "./sessions.ts";
export {
  assertMayResend,
  checkCode,
  findRecipient,
  forgetRequests,
  issueCode,
  reissueCode,
  consumeCode,
  type CodeKey,
  type IssuedCode,
} from "./one-time-codes.ts";
export { startSignInHousekeeping } from "./housekeeping.ts";
