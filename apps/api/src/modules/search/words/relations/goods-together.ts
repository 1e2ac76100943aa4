import { wordList } from "../word-list.ts";

/** What goods have, and are not, where both are named: the mic of a webcam, the glass of a PC case. */
export const partsOfGoods: readonly { part: string; goods: readonly string[] }[] = [
  { part: "card", goods: ["lock", "smart lock", "door lock", "access control"] },
  { part: "camera", goods: ["lock", "smart lock", "door lock"] },
  { part: "scanner", goods: ["printer"] },
  { part: "siren", goods: ["camera", "security camera", "doorbell"] },
  { part: "microphone", goods: ["webcam", "headphone", "earbud"] },
  { part: "glass", goods: ["pc case"] },
  { part: "suction cup", goods: ["car mount", "phone holder"] },
  { part: "cpu", goods: ["liquid cooler", "air cooler"] },
];

/** What goes with goods, and is meant where those are named behind it too: a `cable hdmi tv`. */
export const goingWith: { goods: readonly string[]; with: readonly string[] } = {
  goods: wordList(`
    cable, charger, case, phone case, bag, screen protector, remote control, ir blaster, usb hub, wifi adapter
    network card, sound card, soundbar, headphone, earbud, microphone, mouse, webcam
    tool kit, screwdriver, soldering station, hot air station
    hard drive, ssd, ram, graphics card, power supply
  `),
  with: wordList(`
    phone, laptop, computer, desktop, tablet, tv, monitor, camera, printer, projector, smartwatch, air conditioner, server
  `),
};

/** Devices whose descriptions mention the goods that go with them. */
export const devicesOfOthers: readonly string[] = [
  ...goingWith.with,
  "fitness band",
  "earbud",
  "headphone",
  "speaker",
  "game console",
  "robot vacuum",
];
