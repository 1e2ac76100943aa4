import { lazy, Suspense, useEffect, useRef, useState, type InvalidEvent } from "react";
import type { Address } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { useFieldError } from "../../i18n/refusal.tsx";
import type { FormState } from "../../lib/form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, Select, Textarea } from "../../ui/field.tsx";
import type { Point } from "./map-picker.tsx";
import { PlaceSearch, type Place } from "./place-search.tsx";

const MapPicker = lazy(() => import("./map-picker.tsx"));

const mapPlace = <div className="h-64 rounded-lg bg-tile noscript:hidden" />;

const degrees = (text: string, most: number) => (text.trim() !== "" && Math.abs(Number(text)) <= most ? Number(text) : null);

/** The point that two texts say; none while one of them is no figure. */
function pointOf(typed: { lat: string; long: string }): Point | null {
  const lat = degrees(typed.lat, 90);
  const long = degrees(typed.long, 180);
  return lat === null || long === null ? null : { lat, long };
}

/**
 * The fields of a delivery address. The point can be given by where the shopper is, by the map,
 * by the name of a place, or as numbers; without a script by the province. A new address has none
 * until then: the fee follows the point, and one that nobody chose would be the fee of another place.
 */
export function AddressFields({
  address,
  state,
  provinces,
  tileUrl,
}: {
  address: Partial<Address> | undefined;
  state: FormState | undefined;
  provinces: Place[];
  tileUrl: string;
}) {
  const t = useT();
  const errorOf = useFieldError(state);
  // Kept as it is typed: `11.` is on its way to `11.5`.
  const [typed, setTyped] = useState({
    lat: state?.values.lat ?? String(address?.lat ?? ""),
    long: state?.values.long ?? String(address?.long ?? ""),
  });
  const point = pointOf(typed);
  const setPoint = ({ lat, long }: Point) => setTyped({ lat: String(lat), long: String(long) });
  const [scripted, setScripted] = useState(false);
  const [mapAway, setMapAway] = useState(false);
  useEffect(() => setScripted(true), []);
  // How a point is given, rather than that a figure is missing.
  const askForPoint = ({ currentTarget }: InvalidEvent<HTMLInputElement>) => currentTarget.validity.valueMissing && currentTarget.setCustomValidity(t("account.map_choose"));

  return (
    <div className="grid gap-4">
      <Field
        label={t("account.address_name")}
        hint={t("account.address_name_hint")}
        name="name"
        required
        maxLength={100}
        defaultValue={state?.values.name ?? address?.name}
        error={errorOf("name")}
      />
      <Textarea
        label={t("account.address_description")}
        name="description"
        rows={2}
        // A point may be as coarse as a province: nobody finds a home by that alone.
        required
        maxLength={1000}
        autoComplete="street-address"
        defaultValue={state?.values.description ?? address?.description}
        error={errorOf("description")}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-medium">{t("account.address_point")}</legend>
        <noscript>
          <Select label={t("account.province")} name="province" defaultValue={state?.values.province}>
            <option value="">{t("account.point_below")}</option>
            {provinces
              .filter(({ lat }) => lat !== null)
              .map(({ code, name, lat, long }) => (
                <option key={code} value={`${lat},${long}`}>
                  {name}
                </option>
              ))}
          </Select>
        </noscript>
        {/* In their place from the first, so that nothing moves when the script is there. */}
        <div className="flex flex-wrap items-end gap-3 noscript:hidden">
          <WhereIAm onFound={setPoint} />
          <PlaceSearch provinces={provinces} onFound={setPoint} />
        </div>
        {scripted ? (
          <Suspense fallback={mapPlace}>
            <MapPicker
              point={point}
              tileUrl={tileUrl}
              label={t("account.address_point")}
              onMove={setPoint}
              onUnavailable={() => setMapAway(true)}
            />
          </Suspense>
        ) : (
          mapPlace
        )}
        <p role="status" className="text-sm text-muted noscript:hidden">
          {t(mapAway ? "account.map_unavailable" : point ? "account.map_hint" : "account.map_choose")}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={t("account.latitude")}
            name="lat"
            inputMode="decimal"
            required={scripted}
            onInvalid={askForPoint}
            value={typed.lat}
            onChange={(event) => setTyped({ ...typed, lat: event.currentTarget.value })}
            error={errorOf("lat")}
          />
          <Field
            label={t("account.longitude")}
            name="long"
            inputMode="decimal"
            required={scripted}
            onInvalid={askForPoint}
            value={typed.long}
            onChange={(event) => setTyped({ ...typed, long: event.currentTarget.value })}
            error={errorOf("long")}
          />
        </div>
      </fieldset>
    </div>
  );
}

/** Asks the phone where it is. */
function WhereIAm({ onFound }: { onFound: (point: Point) => void }) {
  const t = useT();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const found = useRef(onFound);
  found.current = onFound;
  const ask = () => {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        found.current({ lat: Number(coords.latitude.toFixed(6)), long: Number(coords.longitude.toFixed(6)) });
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={ask} disabled={state === "asking"}>
        {t(state === "asking" ? "account.locating" : "account.where_i_am")}
      </Button>
      {state === "failed" && <Alert tone="warning">{t("account.locate_failed")}</Alert>}
    </div>
  );
}
