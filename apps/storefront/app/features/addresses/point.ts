/** A place on the map, in degrees. */
export interface Point {
  lat: number;
  long: number;
}
