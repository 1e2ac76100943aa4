export { readCheckCode, readSerial } from "./read-serial.ts";
export { checkSerial, forgetSerial, recordSerial } from "./record-serial.ts";
