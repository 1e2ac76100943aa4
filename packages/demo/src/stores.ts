import { defineStore } from "./stores/define.ts";
import { drafts } from "./stores/drafts.ts";
import type { DemoStore } from "./types.ts";

/** The sixteen demo stores S001 to S016. */
export const stores: DemoStore[] = drafts.map(defineStore);
