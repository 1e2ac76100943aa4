import { StartError } from "../../platform/errors/start-error.ts";

/** The records of a file that is one JSON list, or has one JSON object on each line. */
export function readRecords(text: string): unknown[] {
  const source = text.replace(/^\ufeff/, "").trim();
  if (source.startsWith("[")) {
    try {
      return JSON.parse(source) as unknown[];
    } catch (error) {
      throw new StartError(`The file is not a valid JSON list: ${(error as Error).message}`, { cause: error });
    }
  }
  return source
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parseLine);
}

function parseLine(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new StartError(`Line ${index + 1} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}
