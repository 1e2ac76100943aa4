import { useEffect, useRef } from "react";
import type { CircleMarker, Map as LeafletMap } from "leaflet";
import { circleMarker, map as createMap, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";

/** Zoom at which the quarter of a town fills the map. */
const quarterZoom = 14;

/** A small map with one place that moves. */
export default function PlaceMap({ place: { lat, long }, tileUrl, label }: { place: { lat: number; long: number }; tileUrl: string; label: string }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: LeafletMap; marker: CircleMarker } | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const map = createMap(element.current, { scrollWheelZoom: false });
    tileLayer(tileUrl, { attribution: "© OpenStreetMap", maxZoom: 19 }).addTo(map);
    const color = getComputedStyle(element.current).color;
    const marker = circleMarker([0, 0], { radius: 10, color: "#fff", weight: 3, fillColor: color, fillOpacity: 1 });
    shown.current = { map, marker };
    return () => {
      shown.current = null;
      map.remove();
    };
  }, [tileUrl]);

  useEffect(() => {
    if (!shown.current) return;
    const { map, marker } = shown.current;
    map.setView([lat, long], map.getZoom() ?? quarterZoom);
    marker.setLatLng([lat, long]).addTo(map);
  }, [lat, long, tileUrl]);

  return <div ref={element} role="application" aria-label={label} className="isolate h-56 overflow-hidden rounded-md text-accent-ink" />;
}
