import { StaffError } from "@shop/api/platform/errors/staff-error";
import { readValues, wordsOf, type Command, type Work } from "./command.ts";

const startsWith = (given: readonly string[], words: readonly string[]) => words.every((word, index) => given[index] === word);

/** The lines of help: of everything, or of what begins with some words, with its details. */
export function helpLines(commands: readonly Command[], words: readonly string[] = []): string[] {
  const meant = commands.filter((command) => words.every((word, index) => wordsOf(command)[index] === word));
  if (meant.length === 0) return helpLines(commands);
  return [
    "Usage: npm run operate -- COMMAND, one of:",
    ...meant.flatMap((command) => [
      `  ${command.usage}`,
      `      ${command.summary}`,
      ...(words.length > 0 ? (command.details?.() ?? []).map((line) => `        ${line}`) : []),
    ]),
    ...(words.length > 0 ? [] : ["  help COMMAND", "      more about a command", "  -", "      commands from the standard input, one in a line, until one is refused"]),
    "Before any: --as NAME says who does it, for the trail.",
  ];
}

/**
 * A line for a terminal. What shoppers wrote stands in it: it begins no line of its own, which
 * could say that something is paid, and steers no terminal.
 */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ⏎ ").replace(/[^\P{Cc}\t]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Does what the words of a command line say; a {@link StaffError} says what is wrong with them. */
export async function operate(commands: readonly Command[], given: readonly string[], work: Work): Promise<void> {
  const command = commands
    .filter((each) => startsWith(given, wordsOf(each)))
    .sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0];
  if (!command) throw new StaffError([`There is no command ${given.join(" ")}`, ...helpLines(commands, given.slice(0, 1))].join("\n"));
  await command.run({ ...work, say: (line) => work.say(oneLine(line)) }, readValues(command, given.slice(wordsOf(command).length)));
}
