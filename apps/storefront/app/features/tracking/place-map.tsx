import { useEffect, useRef, useState } from "react";
import type { CircleMarker, Map as LeafletMap } from "leaflet";
import { useT } from "../../i18n/locale.tsx";
import { createStreetMap } from "../../ui/street-map.ts";

/** Zoom level at which a city district fills the map. */
const quarterZoom = 14;

/** A small map with one moving marker. A separate chunk, because Leaflet needs a browser. */
export default function PlaceMap({
  place: { lat, long },
  tileUrl,
  label,
}: {
  place: { lat: number; long: number };
  tileUrl: string;
  label: string;
}) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ map: LeafletMap; marker: CircleMarker }>();

  useEffect(() => {
    let isCancelled = false;
    let made: LeafletMap | undefined;
    void import("leaflet").then(
      (leaflet) => {
        if (isCancelled || !element.current) return;
        ({ map: made } = createStreetMap(leaflet, element.current, {
          tileUrl,
          zoomIn: t("core.zoom_in"),
          zoomOut: t("core.zoom_out"),
          scrollWheelZoom: false,
        }));
        const { color: fillColor } = getComputedStyle(element.current);
        setShown({
          map: made,
          marker: leaflet.circleMarker([0, 0], { radius: 10, color: "#fff", weight: 3, fillColor, fillOpacity: 1 }),
        });
      },
      () => undefined,
    );
    return () => {
      isCancelled = true;
      made?.remove();
      setShown(undefined);
    };
  }, [tileUrl, t]);

  useEffect(() => {
    if (!shown) return;
    shown.map.setView([lat, long], shown.map.getZoom() ?? quarterZoom);
    shown.marker.setLatLng([lat, long]).addTo(shown.map);
  }, [shown, lat, long]);

  return (
    <div
      ref={element}
      role="application"
      aria-label={label}
      className="isolate h-56 overflow-hidden rounded-md bg-surface-2 text-accent-ink"
    />
  );
}
