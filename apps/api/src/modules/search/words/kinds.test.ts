import { expect, test } from "vitest";
import { kindsOf, tellsKind } from "./kinds.ts";

test.each([
  ["Kensington MicroSaver Keyed Laptop Lock", "$lock", "$laptop"],
  ["Sony NP-F970 camera/camcorder battery", "$battery", "$camera"],
  ["Philips LCD TV 37PFL5603D/10", "$tv", "$lcd"],
  ['Targus TBT050US notebook case 40.6 cm (16") Briefcase Black', "$case", "$notebook"],
  ["HP Compaq 6530b Notebook PC 35.8 cm", "$notebook pc", "$notebook"],
  ["StarTech.com 3.5in SATA Hard Drive Enclosure w/ Fan", "$enclosure", "$fan"],
  ["Lenovo Notebook 8 GB DDR4 512 GB SSD", "$notebook", "$ssd"],
  ["Kingston 512 GB SSD", "$ssd", "$kingston ssd"],
  ["Sony Headphones without Microphone, black", "$headphone", "$microphone"],
  ["Apple iPhone 17 Pro Max", "$iphone", "$apple"],
  ["Installation of a set of four cameras", "$installation", "$camera"],
  ["Changing a phone battery (work)", "$changing", "$battery"],
  ["Moving data to a new phone", "$moving", "$phone"],
  ["JVC GC-FM1 Handheld camcorder Purple Full HD", "$camcorder", "$hd"],
  ["Logitech M185 mouse wireless", "$mouse", "$wireless"],
  ["iPhone 13 Touch Screen", "$screen", "$camera"],
  ["Mid Tower Gaming Computer Case, USB 3.2 Gen2 Type C, 4x 120 mm ARGB Fan", "$computer case", "$fan"],
  ["Razer Viper, gaming mouse", "$mouse", "$gaming"],
  ["HP Notebook 6-cell Battery", "$battery", "$notebook"],
  ["Box of USB cables", "$box", "$installation"],
  ["Logitech - Z130 2.0 Speaker System (2-Piece)", "$speaker", "$system"],
  ['Apple - 13.3" MacBook® Pro - 4GB Memory - 500GB Hard Drive', "$laptop", "$memory"],
  ['Apple® - MacBook® Pro - Intel Core i5 - 13.3" Display - 4GB Memory', "$laptop", "$display"],
  ['Dell - 24" Display', "$display", "$laptop"],
  ["Macsense - Xtand Pro Iconic MacBook Stand", "$stand", "$laptop"],
  ["Apple - iPhone 7 Silicone Case - Black", "$case", "$phone"],
  ["LCD Assembly With Digitizer", "$lcd", "$digitizer"],
  ["iPhone 14 Battery Replacement", "$battery", "$replacement"],
  ["Charging Port Only", "$charging port", "$only"],
  ["Tester Cable (LCD + Digitizer)", "$cable", "$lcd"],
  ["LCD (On The Motherboard) FPC Connector", "$connector", "$lcd"],
  ["BM1 Wi-Fi (Baby Monitor)", "$baby monitor", "$bm1"],
])("%s is %s and no %s", (name, kind, other) => {
  expect(kindsOf(name)).toContain(kind);
  expect(kindsOf(name)).not.toContain(other);
});

test.each([
  ["Newstar projector extension pole", true],
  ["Washer/Dryer Laundry Pedestal", true],
  ["Altra - Laptop Cart", true],
  ["Infinity - 5.1-Ch. Home Theater System", true],
  ["Aurora System", false],
  ["Aurora Deluxe", false],
])("whether the name %s tells a kind: %s", (name, known) => {
  expect(kindsOf(name).some(tellsKind)).toBe(known);
});
