export { readClaimNumber } from "./claim-number.ts";
export { claimMoves, overStates, withdrawable, type ClaimState } from "./claim-states.ts";
export {
  claimPicturesAmong,
  insertClaim,
  isSerialOf,
  listClaimPictures,
  listOpenClaims,
  lockClaimsOfNumber,
  lockOwnClaim,
  moveClaim,
  nextClaimState,
  type Claim,
} from "./claims.ts";
export { coverOf } from "./cover.ts";
export { forgetClaims, copyContactToClaims } from "./forget-claims.ts";
export { addCheck, changeCheck, findCheckOfDevice, lockCheck, type DeviceCheckRow } from "./device-checks.ts";
export { readCheckCode, readSerial } from "./read-serial.ts";
export { checkSerial, forgetSerial, listSerials, recordSerial } from "./record-serial.ts";
