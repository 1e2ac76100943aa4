import { fact, fieldsOf, textOf, type RecordSpec } from "../mapping.ts";

export type Facts = (line: Record<string, unknown>) => RecordSpec[];
/** The category of a kind of part, and what its fields say. */
export type Part = [category: string, facts?: Facts];

export const number = (value: unknown) => (typeof value === "number" && value > 0 ? value : undefined);
/** Gigabytes as written on the box: 2000 → 2 TB. */
export function size(value: unknown): string | undefined {
  const gigabytes = number(value);
  if (gigabytes === undefined) return undefined;
  return gigabytes >= 1000 ? `${Math.round(gigabytes / 100) / 10} TB` : `${gigabytes} GB`;
}

/** LGA 1700 and LGA1700 are the same socket. */
export const socket = (value: unknown) => textOf(value)?.replace(/^(LGA|sTR|AM|FM)\s+(?=\d)/i, "$1");

/** How the cables of a power supply are attached, in the words of both lists. */
const cables = new Map<unknown, string>([
  ["Full", "Fully modular"],
  ["Semi", "Semi-modular"],
  ["Semi-Modular", "Semi-modular"],
  [false, "Fixed"],
  ["Non-Modular", "Fixed"],
]);
export const cableFacts: Facts = ({ modular }) => fact("modular", cables.get(modular));

export const storageFacts: Facts = (line) => [
  ...fact("capacity", size(line.capacity)),
  ...fact("interface", line.interface),
  ...fact("formFactor", line.form_factor),
  ...fact("rpm", number(line.type), "RPM"),
];
export const monitorFacts: Facts = (line) => {
  const { horizontalRes, verticalRes } = fieldsOf(line.resolution);
  const pixels = Array.isArray(line.resolution) ? line.resolution : [horizontalRes, verticalRes];
  return [
    ...fact("screen", number(line.screen_size), "inch"),
    ...fact("resolution", pixels.every(number) ? pixels.join(" × ") : undefined),
    ...fact("refreshRate", number(line.refresh_rate), "Hz"),
    ...fact("panel", line.panel_type),
    ...fact("aspect", line.aspect_ratio),
  ];
};
const connection: Facts = ({ connection_type: type, connectivity }) =>
  fact("connection", typeof type === "string" ? type.replace("Bluetooth Wireless", "Bluetooth") : connectivity);
export const keyboardFacts: Facts = (line) => [...fact("switches", line.switches ?? line.switch), ...connection(line)];
export const mouseFacts: Facts = (line) => [...connection(line), ...fact("sensor", line.tracking_method)];
