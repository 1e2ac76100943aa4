import { vi } from "vitest";

// What a browser keeps for its visitor is its modules' own, so each file has them anew; a process for each file would
// take four times as long.
vi.resetModules();
vi.unstubAllGlobals();
