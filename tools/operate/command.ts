import type { Services } from "@shop/api/platform/context";
import { StaffError } from "@shop/api/platform/errors/staff-error";

/** What a command works with. */
export interface Work {
  services: Services;
  /** Who does it, for the trail, such as `staff:sokha`. */
  actor: string;
  /** Prints a line. */
  say(line: string): void;
}

/**
 * One thing that staff can do. A command does its changes in one transaction, leaves their trail
 * (`recordChange`) and tells of what shoppers see (`publishChange`), all by operations of the API.
 */
export interface Command {
  /** The words it is called by and what follows them: capitals stand for a value, brackets for what may be left out. */
  usage: string;
  summary: string;
  /** More lines of help, such as the fields that can be set. */
  details?: () => string[];
  run(work: Work, values: Values): Promise<void>;
}

/** What was given for the capitals of the usage, and for its options, such as `--store`. */
export interface Values {
  /** The values in their order. */
  positional: string[];
  options: Record<string, string | undefined>;
}

/** The words of a command, before its first value. */
export function wordsOf({ usage }: Command): string[] {
  return partsOf(usage).words;
}

interface Parts {
  words: string[];
  /** Names of values that must be there, then of those that may be left out. */
  required: string[];
  optional: string[];
  /** Names of options, with the value each takes. */
  options: string[];
}

function partsOf(usage: string): Parts {
  const parts: Parts = { words: [], required: [], optional: [], options: [] };
  for (const part of usage.match(/\[[^\]]*\]|--\S+ \S+|\S+/g) ?? []) {
    const option = /--([a-z-]+)/.exec(part)?.[1];
    if (option) parts.options.push(option);
    else if (part.startsWith("[")) parts.optional.push(part.slice(1, -1));
    else if (part === part.toUpperCase()) parts.required.push(part);
    else parts.words.push(part);
  }
  return parts;
}

/** Reads what follows the words of a command; a {@link StaffError} shows how it is called. */
export function readValues(command: Command, given: readonly string[]): Values {
  const { required, optional, options } = partsOf(command.usage);
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
    if (values.options[name] !== undefined) throw wrong(`--${name} stands twice`);
    values.options[name] = value;
  }
  const missing = required[values.positional.length];
  if (missing) throw wrong(`${missing} is missing`);
  if (values.positional.length > required.length + optional.length) throw wrong("There is more than is asked for; put texts with spaces in quotes");
  return values;
}
