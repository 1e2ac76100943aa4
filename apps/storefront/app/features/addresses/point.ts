/** A place on the map, in degrees. */
export interface Point {
  lat: number;
  long: number;
}

/** A measured point, to six decimals: a tenth of a metre. */
export const pointAt = (lat: number, long: number): Point => ({
  lat: Number(lat.toFixed(6)),
  long: Number(long.toFixed(6)),
});
