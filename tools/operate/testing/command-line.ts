import type { Services } from "@shop/api/platform/context";
import { commands } from "../commands.ts";
import { operate } from "../operate.ts";

/** Runs commands as `staff:sokha`, words without quotes, and returns their output. */
export function commandLine(services: Services): (...words: string[]) => Promise<string> {
  return async (...words) => {
    const lines: string[] = [];
    await operate(commands, words, { services, actor: "staff:sokha", say: (line) => void lines.push(line) });
    return lines.join("\n");
  };
}
