import { wordList } from "../word-list.ts";

/** Plugs and sockets: who asks for one `to` another means what joins the two, by any of its names. */
export const plugs: readonly string[] = wordList(`
  usb, usb a, usb b, usb c, type c, c, micro usb, mini usb, lightning, thunderbolt
  hdmi, mini hdmi, micro hdmi, displayport, mini displayport, dvi, vga, rca, scart
  sata, ide, serial, rs232, db9, ps2, lan, rj45, ethernet
  aux, 3.5mm, xlr, toslink, coaxial
`);
export const joiningPlugs: readonly string[] = ["cable", "adapter", "converter", "usb hub"];
/** Words between two plugs. */
export const leadingTo: readonly string[] = ["to", "ទៅ", "转", "转接", "接"];
/** Plugs by which things are charged, which only a cable joins: the adapters with one of them are chargers. */
export const chargingPlugs: readonly string[] = ["usb", "usb a", "usb c", "type c", "c", "micro usb", "lightning"];

/** A cable from one of these to a screen, and words for joining them: most are of this kind. */
export const toScreens = {
  from: ["computer", "laptop", "desktop", "phone", "iphone", "tablet", "game console", "nvr", "dvr"],
  to: ["tv", "monitor", "projector"],
  joining: wordList(`
    to, connect, connecting, connection, link
    ភ្ជាប់, ត, តភ្ជាប់, ទៅ
    连, 接, 连接, 和, 到
  `),
  cable: "hdmi cable",
} as const;
