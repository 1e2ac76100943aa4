import { StaffError } from "@shop/api/platform/errors/staff-error";

/** A command in a file: its words and its line number. */
interface CommandLine {
  number: number;
  words: string[];
}

/** Splits each line into words. Quoted text is one word, also in an option (`--note="two words"`). Empty lines and comments (`#`) are skipped. */
export function readLines(text: string): CommandLine[] {
  return text.split(/\r?\n/).flatMap((whole, index) => {
    const [line, number] = [whole.trim(), index + 1];
    if (line === "" || line.startsWith("#")) return [];
    if (line.replace(/"[^"]*"/g, "").includes('"')) throw new StaffError(`Line ${number}: a quote is not closed`);
    return { number, words: [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', "")) };
  });
}
