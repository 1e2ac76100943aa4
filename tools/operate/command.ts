import type { Services } from "@shop/api/platform/context";
import { StaffError } from "@shop/api/platform/errors/staff-error";

/** What a command gets. */
export interface Work {
  services: Services;
  /** Who runs it, for the audit trail, such as `staff:sokha`. */
  actor: string;
  /** Prints a line. */
  say(line: string): void;
}

/**
 * A command of staff. It uses operations of the API, which make their changes in one transaction, write the audit trail
 * (`recordChange`) and publish changes that shoppers see (`publishChange`).
 */
export interface Command {
  /** Its words and arguments: capitals stand for a value, brackets for what may be left out. A store is `--store CODE`, unless the command is about the store itself. */
  usage: string;
  summary: string;
  /** More lines of help, such as the fields that can be set. */
  details?: () => string[];
  run(work: Work, values: Values): Promise<void>;
}

/** The arguments of a call: values, and options such as `--store`. */
export interface Values {
  /** Values in the order of the usage. */
  positional: string[];
  options: Record<string, string | undefined>;
}

/** The words of a command, before its first value. */
export function wordsOf({ usage }: Command): string[] {
  return partsOf(usage).words;
}

interface Parts {
  words: string[];
  /** Names of the required values; the optional ones follow. */
  required: string[];
  optional: string[];
  /** Names of the options; each takes a value. */
  options: string[];
  /** Those of them that have to be given. */
  requiredOptions: string[];
}

function partsOf(usage: string): Parts {
  const parts: Parts = { words: [], required: [], optional: [], options: [], requiredOptions: [] };
  for (const part of usage.match(/\[[^\]]*\]|--\S+ \S+|\S+/g) ?? []) {
    const option = /--([a-z-]+)/.exec(part)?.[1];
    if (option) {
      parts.options.push(option);
      if (!part.startsWith("[")) parts.requiredOptions.push(option);
    } else if (part.startsWith("[")) parts.optional.push(part.slice(1, -1));
    else if (part === part.toUpperCase()) parts.required.push(part);
    else parts.words.push(part);
  }
  return parts;
}

/** Parses the arguments of a command. Throws a {@link StaffError} with the usage if they are wrong. */
export function readValues(command: Command, given: readonly string[]): Values {
  const { required, optional, options, requiredOptions } = partsOf(command.usage);
  const values: Values = { positional: [], options: {} };
  const wrong = (what: string) => new StaffError(`${what}\nUsage: npm run operate -- ${command.usage}`);
  for (let index = 0; index < given.length; index++) {
    const part = given[index]!;
    if (!part.startsWith("--")) {
      values.positional.push(part);
      continue;
    }
    const [name = "", inline] = part.slice(2).split(/=(.*)/s);
    if (!options.includes(name)) throw wrong(`There is no option --${name}`);
    const value = inline ?? given[++index];
    if (value === undefined) throw wrong(`--${name} needs a value`);
    if (values.options[name] !== undefined) throw wrong(`--${name} is given twice`);
    values.options[name] = value;
  }
  const missing = required[values.positional.length];
  if (missing) throw wrong(`${missing} is missing`);
  if (values.positional.length > required.length + optional.length)
    throw wrong("There are too many values; put texts with spaces in quotes");
  const missingOption = requiredOptions.find((name) => values.options[name] === undefined);
  if (missingOption) throw wrong(`--${missingOption} is missing`);
  return values;
}
