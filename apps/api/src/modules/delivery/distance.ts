export interface Point {
  lat: number;
  long: number;
}

/** Mean radius of the earth (IUGG). */
const earthKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance of two points in kilometres as the crow flies, by the haversine formula; accurate to half a percent. */
export function kilometresBetween(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const share =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.long, to.long);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(share)));
}
