import { accessories } from "./accessories.ts";
import { cameras } from "./cameras.ts";
import { care } from "./care.ts";
import { computers } from "./computers.ts";
import { home } from "./home.ts";
import { kitchen } from "./kitchen.ts";
import { leisure } from "./leisure.ts";
import { network } from "./network.ts";
import { phones } from "./phones.ts";
import { services } from "./services.ts";
import { spareParts } from "./spare-parts.ts";
import { tvAndSound } from "./tv-and-sound.ts";

/** Names of kinds of goods, and of services. */
export const goods: readonly (readonly string[])[] = [...phones, ...cameras, ...home, ...kitchen, ...care, ...computers, ...network, ...accessories, ...tvAndSound, ...leisure, ...spareParts, ...services];
