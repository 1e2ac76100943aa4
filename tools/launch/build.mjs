// Entry of `npm run build`: the build of `npm start` without the start, for images and for machines that only run the
// shop.
import { ensureBuilt, ensureInstalled, launch } from "./prepare.mjs";

await launch(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
