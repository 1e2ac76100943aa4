// Entry of `npm run build`: the build of `npm start` without the start, for images and for machines that only run the
// shop.
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { launch } from "./launch.mjs";

await launch(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
