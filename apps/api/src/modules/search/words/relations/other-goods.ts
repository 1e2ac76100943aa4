import { wordList } from "../word-list.ts";

/** What does the work of goods where none of those is there: a tracker is charged by its cable, and the hard disk of a new laptop is an SSD. */
const goodsInstead: readonly (readonly [goods: string, instead: readonly string[]])[] = [
  ["charger", ["charging cable", "charging dock", "charging stand"]],
  ["charging dock", ["wireless charger", "charger"]],
  ["hard drive", ["ssd", "solid state drive"]],
  // What fills a printer is ink to most people.
  ["ink", ["toner", "toner cartridge"]],
  ["maintenance box", ["waste toner", "waste cartridge"]],
  ["earbud", ["headphone"]],
  ["headphone", ["earbud"]],
  // Shops that have few kinds of lamps, loudspeakers or covers call them by the broadest name.
  ["ceiling light, night light, tube light, pendant light, light fixture", ["bulb", "light strip"]],
  ["floor lamp, wall lamp, downlight, spotlight, bedside lamp", ["bulb", "light strip"]],
  ["string light", ["light strip"]],
  ["subwoofer, home theater, karaoke, bookshelf speaker, soundbar, pa system", ["speaker"]],
  ["leather case", ["phone case"]],
  ["front glass", ["phone screen"]],
  ["hidden camera", ["indoor camera", "wifi camera"]],
  ["smart ring", ["fitness band", "smartwatch"]],
  ["heart rate monitor", ["fitness band", "smartwatch"]],
  ["padlock", ["lock"]],
  // What comes in a set of tools.
  ["spudger, tweezer, suction cup, screwdriver", ["tool kit", "tool set", "screwdriver set"]],
  ["cat6 cable, cat7 cable, cat8 cable", ["network cable"]],
  ["mifi", ["router"]],
  // With it changes the glass over it.
  ["camera lens", ["camera module"]],
  // Games are called by what they are played on.
  ["video game", ["playstation", "xbox", "wii"]],
  // Most have slots for cards.
  ["card reader", ["usb hub"]],
  // Robots mop too.
  ["floor washer", ["robot vacuum"]],
  ["workstation", ["desktop"]],
  ["juicer", ["blender"]],
  // Many sets are called by their keyboard.
  ["keyboard mouse", ["keyboard"]],
  ["polarizing filter", ["lens filter"]],
  ["credit card reader", ["pos terminal"]],
  ["dvd recorder", ["dvr"]],
];
export const substitutes: ReadonlyMap<string, readonly string[]> = new Map(
  goodsInstead.flatMap(([goods, instead]) => wordList(goods).map((name) => [name, instead] as const)),
);

/** Makers and lines of goods for players, which their names need not say. */
const forPlayers: readonly string[] = wordList(`
  razer, hyperx, steelseries, redragon, zowie, alienware, aorus, rog, tuf gaming, legion, loq, omen, victus
  predator, acer nitro, odyssey, lightspeed, lightsync, superlight, g102, g304, g435, g502, msi katana
  msi cyborg, msi vector, msi raider, msi stealth, msi infinite, msi mag, msi mpg, msi meg
`);

/** What is also meant by a name that catalogues rarely use, not the other way round. */
export const narrower: readonly { name: string; kinds: readonly string[] }[] = [
  {
    name: "security camera",
    kinds: wordList(`
      dome camera, bullet camera, ptz camera, ip camera, outdoor camera, indoor camera, wifi camera
      analog camera, turret camera, battery camera, solar camera, 4g camera
    `),
  },
  { name: "mechanical", kinds: ["linear", "tactile", "clicky"] },
  { name: "waterproof", kinds: ["ip65", "ip66", "ip67", "ip68", "ipx7", "ipx8"] },
  { name: "with sim", kinds: ["4g", "lte", "5g"] },
  { name: "color changing", kinds: ["rgb", "million colors", "million colours"] },
  // What has a game on it is not made for gaming.
  { name: "game", kinds: ["gaming", ...forPlayers] },
  { name: "gaming", kinds: ["video game", ...forPlayers] },
  // Of printers few say so, all say what they print with.
  { name: "laser", kinds: ["toner"] },
  // Printers say what they do; a copy alone is a spare part of another maker.
  { name: "copier", kinds: ["scan copy"] },
  { name: "baby monitor", kinds: ["indoor camera"] },
  // By words that other goods have too, such as a `classic` case for a phone.
  { name: "classic phone", kinds: ["feature phone", "button phone"] },
  { name: "camcorder", kinds: ["action camera"] },
  // By how they are built.
  { name: "digital camera", kinds: ["slr camera", "bridge camera", "system camera"] },
  { name: "dual lens", kinds: ["dual"] },
  // Inks by the colours that they look like.
  { name: "pink", kinds: ["rose gold", "magenta"] },
  { name: "purple", kinds: ["magenta"] },
  { name: "blue", kinds: ["cyan"] },
  // By what its processors and graphics are called.
  { name: "amd", kinds: ["ryzen", "radeon"] },
  // Makers of laptops call theirs an adapter.
  { name: "charger", kinds: ["laptop charger", "laptop adapter"] },
  { name: "modem router", kinds: ["router"] },
  // Of a phone: that over its screen, or its back.
  { name: "glass", kinds: ["screen protector", "back glass"] },
  { name: "cd drive", kinds: ["blu ray drive"] },
  // Repairers call the glass that feels the finger so.
  { name: "touch screen", kinds: ["digitizer"] },
  // Of a phone or for a computer.
  { name: "screen", kinds: ["monitor"] },
  // Few names say for which place a cooler is, or that one can look into a case.
  { name: "low profile cooler", kinds: ["air cooler"] },
  { name: "tempered glass case", kinds: ["pc case"] },
  { name: "thermal printer", kinds: ["receipt printer", "label printer"] },
  { name: "hybrid laptop", kinds: ["hybrid 2 in 1"] },
  { name: "blank dvd", kinds: ["dvd-r", "dvd+r"] },
  { name: "blank cd", kinds: ["cd-r"] },
  { name: "blank disc", kinds: ["cd-r", "dvd-r", "dvd+r", "bd-r"] },
  { name: "colouring pen", kinds: ["crayon", "colour pencil", "color pencil", "felt pen", "paint marker"] },
  { name: "vertical mouse", kinds: ["ergonomic mouse"] },
  // By what makers call theirs.
  { name: "ultrawide monitor", kinds: ["5120 1440", "3440 1440", "2560 1080"] },
  { name: "nas hard drive", kinds: ["ironwolf", "wd red", "western digital red"] },
  { name: "enterprise hard drive", kinds: ["exos", "ultrastar", "wd gold", "western digital gold"] },
  { name: "high refresh rate", kinds: ["120hz", "144hz", "165hz", "180hz", "240hz", "360hz"] },
  // What has three ways to connect has one without a cable.
  { name: "tri mode", kinds: ["wireless"] },
  { name: "network device", kinds: ["router", "network switch", "access point"] },
];
