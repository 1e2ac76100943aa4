import { guardChunkReload } from "./guard-chunk-reload.ts";
import { handledEvents } from "./handled-events.ts";
import { keepPage } from "./keep-page.ts";
import { matchBySegment } from "./match-by-segment.ts";
import { removeFunctions } from "./remove-functions.ts";
import { removeWarnings } from "./remove-warnings.ts";
import { sentinelsWithoutStacks } from "./sentinels-without-stacks.ts";

export const patches = () => [
  guardChunkReload(),
  handledEvents(),
  keepPage(),
  matchBySegment(),
  removeFunctions(),
  removeWarnings(),
  sentinelsWithoutStacks(),
];
