import { useEffect, useRef, useState } from "react";
import type { LatLng, LatLngBoundsExpression, Map as LeafletMap } from "leaflet";
import { useT } from "../../i18n/locale.tsx";
import { createStreetMap } from "../../ui/street-map.ts";

export interface Point {
  lat: number;
  long: number;
}

/** Zoom level at which single streets are visible. */
const streetZoom = 16;

/** Bounds of Cambodia, shown before a point is chosen. */
const country: LatLngBoundsExpression = [
  [10.35, 102.3],
  [14.7, 107.65],
];

/**
 * A map that is dragged under a fixed pin, which is pale until a point is chosen. Loads Leaflet on
 * demand. If map tiles fail to load, `onUnavailable` is called and the point can still be moved.
 */
export default function MapPicker({
  point,
  tileUrl,
  label,
  onMove,
  onUnavailable,
}: {
  point: Point | null;
  tileUrl: string;
  label: string;
  onMove: (point: Point) => void;
  onUnavailable: () => void;
}) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
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
        const { lat, lng } = center;
        callbacks.current.onMove({ lat: Number(lat.toFixed(6)), long: Number(lng.toFixed(6)) });
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

  return (
    <div className="relative isolate h-64 overflow-hidden rounded-lg">
      <div ref={element} className="h-full" role="application" aria-label={label} />
      <svg
        viewBox="0 0 24 24"
        className={`pointer-events-none absolute top-1/2 left-1/2 z-[1000] size-10 -translate-x-1/2 -translate-y-full text-accent-ink ${point ? "" : "opacity-50"}`}
        aria-hidden="true"
      >
        <path d="M12 23c-1 0-8-8.5-8-14a8 8 0 1 1 16 0c0 5.5-7 14-8 14Z" fill="currentColor" />
        <circle cx="12" cy="9" r="3" fill="white" />
      </svg>
    </div>
  );
}
