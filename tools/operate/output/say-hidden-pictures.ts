import { join } from "node:path";
import { hiddenPictures } from "../../shared/hidden-pictures.ts";
import type { Work } from "../command.ts";

/**
 * Warns of pictures that pages cannot show. It is no error, since the files may be added later, or be on the server while
 * this command runs on another machine.
 */
export function sayHiddenPictures(
  { services: { env }, say }: Pick<Work, "services" | "say">,
  pictures: (string | null | undefined)[],
): void {
  const hidden = hiddenPictures({ env, media: join(env.dataDir, "media") });
  for (const picture of pictures) if (picture) hidden.see(picture);
  for (const line of hidden.tell()) say(line);
}
