import { accessories } from "./accessories.ts";
import { cameras } from "./cameras.ts";
import { computers } from "./computers.ts";
import { home } from "./home.ts";
import { network } from "./network.ts";
import { phones } from "./phones.ts";
import { services } from "./services.ts";
import { spareParts } from "./spare-parts.ts";
import { tvAndSound } from "./tv-and-sound.ts";

/** Names of kinds of goods, and of services. */
export const goods: readonly (readonly string[])[] = [...phones, ...cameras, ...home, ...computers, ...network, ...accessories, ...tvAndSound, ...spareParts, ...services];
