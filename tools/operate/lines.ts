import { StaffError } from "@shop/api/platform/errors/staff-error";

/** A command as it stands in a file: its words, and the number of its line. */
export interface CommandLine {
  number: number;
  words: string[];
}

/** The words of each line, what stands in quotes as one, also behind an option and its sign as in --note="two words"; empty lines and those that begin with # are left out. */
export function readLines(text: string): CommandLine[] {
  return text.split(/\r?\n/).flatMap((whole, index) => {
    const [line, number] = [whole.trim(), index + 1];
    if (line === "" || line.startsWith("#")) return [];
    if (line.replace(/"[^"]*"/g, "").includes('"')) throw new StaffError(`Line ${number}: a quote is not closed`);
    return { number, words: [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', "")) };
  });
}
