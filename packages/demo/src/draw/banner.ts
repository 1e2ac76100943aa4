import type { DemoDrawing } from "../types.ts";
import { drawers } from "./all.ts";
import { usualLook } from "./looks.ts";
import { box, disc, group, lighter, mix, path, Pen } from "./pen.ts";

type Place = [look: string | DemoDrawing, x: number, y: number, scale: number];

/** The drawings on each campaign's banner, from back to front; the left half stays free for text. */
const scenes: Record<string, Place[]> = {
  phones: [[{ kind: "phone", color: "#b4c1cf", style: "ultra" }, 560, 42, 0.74], ["phone-flip", 985, 190, 0.46], [{ kind: "phone", color: "#d9763f", style: "bar" }, 735, 55, 0.86], [{ kind: "smartwatch", color: "#2a2d33", accent: "#2d3e5f" }, 510, 220, 0.48]],
  cameras: [["bullet-camera", 560, 40, 0.66], ["solar-camera", 900, 20, 0.66], ["dome-camera", 700, 190, 0.6], ["indoor-camera", 980, 220, 0.5], ["doorbell", 560, 230, 0.44]],
  smarthome: [["air-purifier", 890, 30, 0.8], ["smart-lock", 590, 50, 0.7], ["smart-speaker", 760, 200, 0.5], [{ kind: "bulb", color: "#ffb84d" }, 770, 10, 0.42], ["hub", 560, 270, 0.4], ["robot-vacuum", 880, 240, 0.5]],
  builder: [["pc-case", 790, 10, 0.92], [{ kind: "monitor", color: "#2a2d33", style: "gaming", accent: "#8f5fe0" }, 540, 60, 0.66], ["gpu", 955, 250, 0.48], ["keyboard", 580, 270, 0.42]],
  laptops: [["monitor", 560, 20, 0.66], ["printer", 905, 60, 0.6], ["laptop", 700, 140, 0.72], ["mouse", 1060, 280, 0.34], ["headphones", 560, 250, 0.4]],
  repair: [["phone-screen", 600, 30, 0.76], ["soldering-station", 920, 70, 0.64], ["tool-kit", 740, 180, 0.58], ["battery-part", 1030, 260, 0.4], ["camera-module", 560, 280, 0.36]],
  audio: [["headphones", 600, 20, 0.8], ["speaker", 880, 130, 0.7], ["earbuds", 750, 230, 0.5], [{ kind: "powerbank", color: "#e4e7eb", style: "magnetic" }, 1060, 30, 0.46]],
  services: [["service-smarthome", 560, 60, 0.66], ["service-computer", 920, 60, 0.66], ["service-install", 730, 90, 0.78]],
  promotions: [["tablet", 560, 30, 0.66], [{ kind: "headphones", color: "#efe6d2", accent: "#c9a45c" }, 930, 20, 0.66], [{ kind: "phone", color: "#c2e2d0", style: "ring" }, 770, 90, 0.74], ["indoor-camera", 1010, 220, 0.5], ["earbuds", 600, 250, 0.46]],
};

/** The campaigns that have a banner. */
export const bannerNames: string[] = Object.keys(scenes);

/**
 * A banner of 1200 × 480 without words, always light, so that dark words can be read on its left half.
 * An accent banner takes its ground from the store's colour.
 */
export function drawBanner(banner: { drawing: string; tone: "accent" | "warm" | "calm" }, color: string): string {
  const pen = new Pen(`banner ${banner.drawing} ${banner.tone} ${color}`);
  const hue = { accent: color, warm: "#f29a4a", calm: "#7d95b8" }[banner.tone];
  const ground = pen.linear([[0, lighter(hue, 0.9)], [0.55, lighter(hue, 0.78)], [1, lighter(hue, 0.6)]], "diagonal");
  const glow = pen.radial([[0, "#ffffff", 0.95], [1, "#ffffff", 0]]);
  const floor = pen.linear([[0, mix(hue, "#ffffff", 0.5), 0.55], [1, mix(hue, "#ffffff", 0.72), 0.1]]);
  const things = (scenes[banner.drawing] ?? scenes.promotions!).map(([look, x, y, scale]) => {
    const drawing = typeof look === "string" ? usualLook(look) : look;
    return group(`translate(${x} ${y}) scale(${scale})`, drawers[drawing.kind]!(pen, drawing));
  });
  return pen.finish(
    box(0, 0, 1200, 480, 0, ground) + disc(860, 200, 420, glow) + disc(1120, 60, 190, lighter(hue, 0.5), 'opacity=".35"') + disc(560, 460, 150, lighter(hue, 0.6), 'opacity=".3"') + path("M0 420C300 370 620 400 1200 352V480H0Z", floor) + things.join(""),
    1200, 480, "0 0 1200 480",
  );
}
