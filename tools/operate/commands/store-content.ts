import { setStoreContent } from "@shop/api/modules/stores/public";
import type { Command } from "../command.ts";
import { readJson } from "../input/content-files.ts";
import { readWholeStore } from "../input/read-arguments.ts";
import { storeContentFile } from "../input/store-content-file.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";

/** The menu and the banners of a store. */
export const storeContentCommands: Command[] = [
  {
    usage: "content show --store CODE",
    summary: "print the menu and the banners of a store as JSON to edit and save",
    async run({ services, say }, { options: { store } }) {
      const { menu, banners } = (await readWholeStore(services.database.db, store!)).info;
      sayJson({ say }, { menu, banners });
    },
  },
  {
    usage: "content save FILE --store CODE",
    summary: "replace the menu and the banners of a store",
    details: () => [
      "FILE: JSON as `content show` prints it: menu and banners; either may be an empty list",
      "menu: icon (a name such as tag, camera, phone), title (en, km, zh), to (a page such as /promotions, or an https address)",
      "banners of the home page: title, text (en, km, zh), to (a page), image (5:2, a path below the media directory, or an https address)",
    ],
    async run({ services, actor, say }, { positional: [file], options: { store: code } }) {
      const content = await readJson(file!, storeContentFile);
      await services.database.transaction((tx) => setStoreContent(tx, { code: code!, content, actor }));
      say(`${code}: ${content.menu.length} menu entries, ${content.banners.length} banners`);
      sayHiddenPictures(
        { services, say },
        content.banners.map(({ image }) => image),
      );
    },
  },
];
