import { useEffect, useRef, useState, type RefObject } from "react";
import type { LatLng, LatLngBoundsExpression, Map as LeafletMap } from "leaflet";
import { useT } from "../../i18n/locale.tsx";
import { createStreetMap } from "../../ui/street-map.ts";
import type { Point } from "./point.ts";

/** Zoom level at which single streets are visible. */
const streetZoom = 16;

/** Bounds of Cambodia, shown before a point is chosen. */
const country: LatLngBoundsExpression = [
  [10.35, 102.3],
  [14.7, 107.65],
];

export interface PinMap {
  /** The point in the middle of the map; null while none is chosen. */
  point: Point | null;
  tileUrl: string;
  /** Called when the shopper has moved the map. */
  onMove: (point: Point) => void;
  /** Called when the map or its tiles fail to load. Without tiles the point can still be moved. */
  onUnavailable: () => void;
}

/** Shows a street map in `element`, which follows the point, and whose moves by the shopper move the point. Loads Leaflet on demand. */
export function usePinMap(
  element: RefObject<HTMLElement | null>,
  { point, tileUrl, onMove, onUnavailable }: PinMap,
): void {
  const t = useT();
  const [map, setMap] = useState<LeafletMap>();
  /** True while the map moves to a point that was typed or chosen, which is not a move by the shopper. */
  const isTold = useRef(false);
  /** The pin's position when it was last placed. */
  const settled = useRef<LatLng>(undefined);
  const callbacks = useRef({ onMove, onUnavailable });
  callbacks.current = { onMove, onUnavailable };

  useEffect(() => {
    let isCancelled = false;
    let made: LeafletMap | undefined;
    void import("leaflet").then((leaflet) => {
      if (isCancelled || !element.current) return;
      const { map: created, tiles } = createStreetMap(leaflet, element.current, {
        tileUrl,
        zoomIn: t("core.zoom_in"),
        zoomOut: t("core.zoom_out"),
      });
      made = created;
      tiles.on("tileerror", () => callbacks.current.onUnavailable());
      if (point) made.setView([point.lat, point.long], streetZoom);
      else made.fitBounds(country);
      settled.current = made.getCenter();
      made.on("moveend", () => {
        const center = made!.getCenter();
        // Zooming or rotating the phone does not change the point.
        const isSame = made!.project(center).distanceTo(made!.project(settled.current!)) < 2;
        if (isTold.current || isSame) return;
        settled.current = center;
        callbacks.current.onMove({ lat: center.lat, long: center.lng });
      });
      setMap(made);
    }, callbacks.current.onUnavailable);
    return () => {
      isCancelled = true;
      made?.remove();
    };
    // Creates the map once; later changes of the point move it.
    // oxlint-disable-next-line exhaustive-deps
  }, [tileUrl]);

  useEffect(() => {
    if (!map || !point) return;
    const isShown = () =>
      Math.abs(map.getCenter().lat - point.lat) <= 1e-6 && Math.abs(map.getCenter().lng - point.long) <= 1e-6;
    const show = () => {
      if (isShown()) return;
      isTold.current = true;
      map.setView([point.lat, point.long], Math.max(map.getZoom(), streetZoom), { animate: false });
      settled.current = map.getCenter();
      isTold.current = false;
      // Leaflet ignores a new view while a zoom is animated.
      if (!isShown()) map.once("zoomend", show);
    };
    show();
    return () => void map.off("zoomend", show);
    // oxlint-disable-next-line exhaustive-deps
  }, [map, point?.lat, point?.long]);
}
