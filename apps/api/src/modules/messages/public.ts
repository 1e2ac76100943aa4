export { isAbroad } from "./is-abroad.ts";
export { forgetMessages, sendMessage, type NewMessage } from "./send-message.ts";
export { startMessages } from "./start-messages.ts";
