import { fold } from "../fold.ts";
import { care } from "./care.ts";
import { cars } from "./cars.ts";
import { devices } from "./devices.ts";
import { home } from "./home.ts";
import { kitchen } from "./kitchen.ts";
import { music } from "./music.ts";
import { names } from "./names.ts";
import { office } from "./office.ts";
import { play } from "./play.ts";
import { properties } from "./properties.ts";
import { shortNames } from "./short-names.ts";
import { tools } from "./tools.ts";

/**
 * The English meaning of Khmer and Chinese names that the dictionary does not have, folded, since shops of electronics
 * hardly sell such goods. Each row is an English name, then the Khmer and the Chinese ones: goods are searched by the
 * English name, and it is no kind of goods. We know of no dictionary for Khmer to take them from.
 */
export const everydayMeanings: ReadonlyMap<string, readonly string[]> = new Map(
  [shortNames, care, cars, devices, home, kitchen, music, names, office, play, properties, tools]
    .flat()
    .flatMap(([meaning = "", ...names]) => names.map((name) => [fold(name), [meaning]])),
);
