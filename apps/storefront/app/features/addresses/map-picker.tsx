import { useRef } from "react";
import { usePinMap, type PinMap } from "./use-pin-map.ts";

/** A map that is dragged under a fixed pin, which is pale until a point is chosen. */
export default function MapPicker({ label, ...map }: PinMap & { label: string }) {
  const element = useRef<HTMLDivElement>(null);
  usePinMap(element, map);
  return (
    <div className="relative isolate h-64 overflow-hidden rounded-lg">
      <div ref={element} className="h-full" role="application" aria-label={label} />
      <svg
        viewBox="0 0 24 24"
        className={`pointer-events-none absolute top-1/2 left-1/2 z-[1000] size-10 -translate-x-1/2 -translate-y-full text-accent-ink ${map.point ? "" : "opacity-50"}`}
        aria-hidden="true"
      >
        <path d="M12 23c-1 0-8-8.5-8-14a8 8 0 1 1 16 0c0 5.5-7 14-8 14Z" fill="currentColor" />
        <circle cx="12" cy="9" r="3" fill="white" />
      </svg>
    </div>
  );
}
