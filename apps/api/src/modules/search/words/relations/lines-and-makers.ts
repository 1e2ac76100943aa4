/** What goods of these lines are, for who asks what is done to them: `iphone screen repair`. */
export const kindsOfLines: ReadonlyMap<string, string> = new Map([
  ["iphone", "phone"],
  ["galaxy", "phone"],
  ["redmi", "phone"],
  ["pixel", "phone"],
  ["ipad", "tablet"],
  ["macbook", "laptop"],
  ["thinkpad", "laptop"],
  ["nintendo switch", "game console"],
  ["playstation", "game console"],
  ["playstation 3", "game console"],
  ["playstation 4", "game console"],
  ["playstation 5", "game console"],
  ["xbox", "game console"],
  ["wii", "game console"],
]);

/** Lines that are goods of one kind and no other: who says that kind beside them says nothing more, as in 苹果 16 手机. */
export const linesOfOneKind: readonly string[] = [
  "iphone",
  "ipad",
  "macbook",
  "playstation",
  "playstation 3",
  "playstation 4",
  "playstation 5",
  "xbox",
  "wii",
];

/** Lines of phones by whose names, and not the makers', goods are called that go with them: a case for a `Galaxy`. */
export const phonesOfMakers: ReadonlyMap<string, readonly string[]> = new Map([
  ["samsung", ["galaxy"]],
  ["xiaomi", ["redmi"]],
  ["apple", ["iphone"]],
  ["google", ["pixel"]],
]);
export const namedAfterPhones: readonly string[] = [
  "case",
  "phone case",
  "screen protector",
  "phone screen",
  "back glass",
  "charging port",
];

const linesOfMakers: readonly (readonly [maker: string, lines: readonly string[]])[] = [
  ["apple", ["iphone", "ipad", "macbook", "airpods"]],
  ["samsung", ["galaxy"]],
  ["xiaomi", ["redmi"]],
  ["lenovo", ["thinkpad", "ideapad", "legion"]],
  ["dell", ["inspiron"]],
  ["asus", ["zenbook", "vivobook"]],
  ["hp", ["omen", "victus"]],
  ["sony", ["playstation", "playstation 3", "playstation 4", "playstation 5"]],
  ["microsoft", ["xbox"]],
  ["nintendo", ["wii"]],
];
/** Makers of lines, by whose names, and not the lines', goods are called that go with them: a `MacBook charger` is Apple's. */
export const makersOfLines: ReadonlyMap<string, readonly string[]> = new Map(
  linesOfMakers.flatMap(([maker, lines]) => lines.map((line) => [line, [maker]] as const)),
);
export const namedAfterMakers: readonly string[] = ["charger", "laptop charger", "adapter", "laptop battery"];

/** Lines by which goods are called that go with such devices: the charging cable for a fitness band is one for a Fitbit. */
export const linesOfDevices: ReadonlyMap<string, readonly string[]> = new Map([
  ["fitness band", ["fitbit"]],
  ["smartwatch", ["apple watch", "galaxy watch", "samsung gear", "fitbit", "pebble", "moto 360"]],
]);
export const namedAfterDevices: readonly string[] = [
  "charging cable",
  "charger",
  "watch band",
  "screen protector",
  "charging dock",
];

/** Makers whose last word is one of how goods are too: that counts for them after the first alone, where goods are named. */
export const makersOfCommonWords: readonly (readonly [first: string, last: string])[] = [
  ["western", "digital"],
  ["be", "quiet"],
];
