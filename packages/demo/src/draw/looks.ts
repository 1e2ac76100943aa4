import type { DemoDrawing } from "../types.ts";

const white = "#f2f3f5";
const black = "#2c2f36";

/** The usual colours of each kind, for menus, categories and banners. */
const looks: Record<string, Omit<DemoDrawing, "kind">> = {
  phone: { color: "#d9763f", style: "bar" }, "phone-fold": { color: "#2b4269" }, "phone-flip": { color: "#ee8a72" }, "feature-phone": { color: "#2d3e5f" }, tablet: { color: "#d3d6da", accent: "pencil" }, smartwatch: { color: "#c9cdd3", accent: "#2d3e5f" }, "fitness-band": { color: "#2a2d33" },
  "dome-camera": { color: "#eceef0" }, "turret-camera": { color: "#eceef0" }, "bullet-camera": { color: "#eceef0" }, "ptz-camera": { color: "#eceef0" }, "indoor-camera": { color: white }, "outdoor-camera": { color: white }, "battery-camera": { color: white }, "solar-camera": { color: white }, nvr: { color: "#3a3e46" }, dvr: { color: black }, doorbell: { color: black }, "access-terminal": { color: "#454a54" }, "action-camera": { color: "#4a505a" }, "dash-cam": { color: "#3a3e46" }, webcam: { color: black },
  bulb: { color: "#ffb84d" }, "light-strip": { color: "#ff5fa2" }, "desk-lamp": { color: white }, "wall-switch": { color: white }, "smart-plug": { color: white }, "smart-lock": { color: "#3c4048" }, sensor: { color: white }, hub: { color: white }, remote: { color: white }, "curtain-motor": { color: "#eef0f2" }, "robot-vacuum": { color: white }, "air-purifier": { color: white }, "smart-speaker": { color: "#50668a" }, "smart-fan": { color: white },
  router: { color: "#24272d" }, mesh: { color: white }, "switch-network": { color: "#3f5a86" }, "hard-drive": { color: "#6a4ea8" }, "ssd-m2": { color: "#22262c" }, "ssd-sata": { color: black }, "memory-card": { color: "#c23b3b" }, "usb-stick": { color: "#c23b3b" }, "portable-ssd": { color: "#2f4f8f" },
  laptop: { color: "#c9cdd3" }, desktop: { color: black }, "mini-pc": { color: "#8b919b" }, "all-in-one": { color: "#e4e7eb" }, monitor: { color: "#3a3e46" }, keyboard: { color: "#3a3f49" }, mouse: { color: "#2a2d33" }, printer: { color: "#3a3e46", style: "tank" }, projector: { color: white }, "usb-hub": { color: "#8e949e" }, ups: { color: black },
  mainboard: { color: "#22262d" }, cpu: { color: "#2f7d58" }, ram: { color: "#2a2d33", accent: "rgb" }, gpu: { color: "#3a3e46" }, psu: { color: black }, "pc-case": { color: "#2a2d33" }, "cooler-air": { color: "#2a2d33" }, "cooler-water": { color: "#eceef0" }, "case-fan": { color: "#eceef0", accent: "#ff6fae" },
  earbuds: { color: white }, headphones: { color: "#2a2d33" }, speaker: { color: "#2d5f8f" }, charger: { color: "#2a2d33" }, cable: { color: "#4a505a" }, powerbank: { color: "#2a2d33" }, "phone-case": { color: "#3c5a48" }, "screen-protector": { color: "#8a93a3" },
  "phone-screen": { color: "#5b84b8" }, "battery-part": { color: "#2a2d33" }, "back-glass": { color: "#a9bdd1" }, "charging-port": { color: "#b5652b" }, "camera-module": { color: "#8a93a3" }, "laptop-battery": { color: "#2a2d33" }, "laptop-adapter": { color: black }, "laptop-keyboard": { color: black }, "tool-kit": { color: "#33476b" }, "soldering-station": { color: "#3a5f8f" },
  "service-install": { color: "#2f6fe0" }, "service-smarthome": { color: "#7c5ae0" }, "service-network": { color: "#1f9d8a" }, "service-repair": { color: "#e2802f" }, "service-computer": { color: "#3f7de0" }, "service-cleaning": { color: "#2aa7c9" },
};

/** A kind in its usual colours. */
export function usualLook(kind: string): DemoDrawing {
  return { kind, color: "#8a93a3", ...looks[kind] };
}
