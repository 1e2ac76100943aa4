import { join } from "node:path";
import { hiddenPictures } from "../shared/hidden-pictures.ts";
import type { Work } from "./command.ts";

/**
 * Says which pictures that were just named pages cannot show. It is no refusal: the files may be
 * put there later, or stand with a server on another machine than this one.
 */
export function sayHiddenPictures({ services: { env }, say }: Pick<Work, "services" | "say">, pictures: (string | null | undefined)[]): void {
  const hidden = hiddenPictures({ env, media: join(env.dataDir, "media") });
  for (const picture of pictures) if (picture) hidden.see(picture);
  for (const line of hidden.tell()) say(line);
}
