export type { Answering, Question } from "./answering.ts";
export { forgetConversation, startForgettingChats } from "./history.ts";
