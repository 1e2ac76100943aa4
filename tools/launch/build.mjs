// Entry of `npm run build`: what `npm start` builds before it starts, for images and machines that only run.
import { ensureBuilt, ensureInstalled, launch } from "./prepare.mjs";

await launch(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
