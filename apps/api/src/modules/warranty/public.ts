export { readClaimNumber } from "./claim-number.ts";
export { claimMoves, overStates, type ClaimState } from "./claim-states.ts";
export { forgetClaims, insertClaim, isSerialOf, listClaimPictures, listOpenClaims, lockClaimsOfNumber, moveClaim, nextClaimState, type Claim } from "./claims.ts";
export { coverOf, type Cover, type Sold } from "./cover.ts";
export { addCheck, changeCheck, lockCheck, type DeviceCheckRow } from "./device-checks.ts";
export { readCheckCode, readSerial } from "./read-serial.ts";
export { checkSerial, forgetSerial, recordSerial } from "./record-serial.ts";
