import type * as Leaflet from "leaflet";
import "./map.css";

/**
 * Required by the tile provider: https://osmfoundation.org/wiki/Licence/Attribution_Guidelines.
 * Opens a new tab, because the shopper may be filling in a form.
 */
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';

/** Creates a street map in an element, without a position yet. */
export function createStreetMap(
  { control, map: createMap, tileLayer }: typeof Leaflet,
  element: HTMLElement,
  { tileUrl, zoomIn, zoomOut, ...options }: Leaflet.MapOptions & { tileUrl: string; zoomIn: string; zoomOut: string },
): { map: Leaflet.Map; tiles: Leaflet.TileLayer } {
  const map = createMap(element, { ...options, attributionControl: false, zoomControl: false });
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
  control.attribution({ prefix: false }).addTo(map);
  const tiles = tileLayer(tileUrl, { attribution, maxZoom: 19 }).addTo(map);
  return { map, tiles };
}
