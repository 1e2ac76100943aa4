import type { RelevanceQuery } from "../../../meanings.ts";
import { accessories } from "./accessories.ts";
import { cameras } from "./cameras.ts";
import { computers } from "./computers.ts";
import { drawn } from "./drawn.ts";
import { fromBestbuy } from "./from-bestbuy.ts";
import { fromIcecat } from "./from-icecat.ts";
import { fromUpc } from "./from-upc.ts";
import { named } from "./named.ts";
import { pcParts } from "./pc-parts.ts";
import { phones } from "./phones.ts";
import { services } from "./services.ts";
import { severalKinds } from "./several-kinds.ts";
import { smartHome } from "./smart-home.ts";
import { spareParts } from "./spare-parts.ts";
import { wanted } from "./wanted.ts";

/** Goods in Chinese: kinds, makers, uses, properties, services, and whole sentences; a file per category. */
export const chineseGoods: RelevanceQuery[] = [...phones, ...cameras, ...smartHome, ...spareParts, ...computers, ...pcParts, ...accessories, ...services, ...severalKinds, ...fromBestbuy, ...fromIcecat, ...fromUpc, ...drawn, ...named, ...wanted];
