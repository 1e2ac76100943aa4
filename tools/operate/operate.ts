import { editsBetween } from "@shop/kit/edits-between";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { readValues, wordsOf, type Command, type Values, type Work } from "./command.ts";

/** Greatest edit distance at which a command is suggested for a mistyped one. */
const mostEdits = 2;

/** Whether the words agree with those of a command, up to the end of the shorter list. */
const agree = (given: readonly string[], words: readonly string[]) =>
  given.every((word, index) => words[index] === undefined || words[index] === word);

/** The lines of help: for all commands, or with details for those that begin with some words. */
export function helpLines(commands: readonly Command[], words: readonly string[] = []): string[] {
  const matching = commands.filter((command) => agree(words, wordsOf(command)));
  if (matching.length === 0) throw noCommand(commands, words);
  return [
    "Usage: npm run operate -- COMMAND, one of:",
    ...matching.flatMap((command) => [
      `  ${command.usage}`,
      `      ${command.summary}`,
      ...(words.length > 0 ? (command.details?.() ?? []).map((line) => `        ${line}`) : []),
    ]),
    ...(words.length > 0
      ? []
      : [
          "  help COMMAND",
          "      more about a command",
          "  -",
          "      read commands from standard input, one a line, until one is refused",
        ]),
    "--as NAME before a command says who does it, for the audit trail.",
  ];
}

/** The error for an unknown command, with a suggestion and a hint to the help. */
function noCommand(commands: readonly Command[], given: readonly string[]): StaffError {
  // Further words are values.
  const typed = given.slice(0, 2);
  const [edits, nearest] = commands
    .map((command) => wordsOf(command).slice(0, typed.length).join(" "))
    .map((words): [number, string] => [editsBetween(words, typed.join(" "), mostEdits), words])
    .reduce((best, each) => (each[0] < best[0] ? each : best));
  const suggestion = edits > 0 && edits <= mostEdits ? `Did you mean ${nearest}? ` : "";
  const topic = commands.some((command) => wordsOf(command)[0] === typed[0]) ? ` ${typed[0]}` : "";
  return new StaffError(
    `There is no command ${typed.join(" ")}. ${suggestion}\`npm run operate -- help${topic}\` lists the commands`,
  );
}

/**
 * Makes text safe to print as one line of a terminal, since it contains what shoppers wrote. A line feed could forge a
 * line such as "paid", and control characters could manipulate the terminal.
 */
const oneLine = (text: string) =>
  text
    .replace(/\s*[\r\n]+\s*/g, " ⏎ ")
    .replace(/[^\P{Cc}\t]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The command of a command line, with its arguments. Throws a {@link StaffError} if there is none, or they are wrong. */
export function readCommand(
  commands: readonly Command[],
  given: readonly string[],
): { command: Command; values: Values } {
  const command = commands
    .filter((each) => given.length >= wordsOf(each).length && agree(given, wordsOf(each)))
    .sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0];
  if (!command) throw noCommand(commands, given);
  return { command, values: readValues(command, given.slice(wordsOf(command).length)) };
}

/** Runs a command line. Throws a {@link StaffError} if it is wrong. */
export async function operate(commands: readonly Command[], given: readonly string[], work: Work): Promise<void> {
  const { command, values } = readCommand(commands, given);
  await command.run({ ...work, say: (line) => work.say(oneLine(line)) }, values);
}
