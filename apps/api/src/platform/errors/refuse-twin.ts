import { StaffError } from "./staff-error.ts";

/** Refuses a new entry that looks like an existing one: rather the command was run twice, or without the option that names the entry. */
export function refuseTwin(existing: string, option: string): never {
  throw new StaffError(
    `There is ${existing} already. To change it, add ${option}; if this is another one, add --again yes`,
  );
}
