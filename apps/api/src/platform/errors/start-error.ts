/**
 * Something the operator has to put right before the server can start. Its message is
 * the one line that the operator reads, so it says what is wrong and what to do; the
 * entry prints it without a stack and exits with 1.
 */
export class StartError extends Error {
  override name = "StartError";
}
