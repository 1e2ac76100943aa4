import { useEffect, useState, type InvalidEvent } from "react";
import type { Address } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { useLatePart } from "../../parts/use-late-part.ts";
import { useFieldError } from "../../ui/notices/refusal.tsx";
import { bothDegrees, plainDegrees } from "../../lib/forms/coordinates.ts";
import type { FormState } from "../../lib/forms/form.ts";
import { Field, Select } from "../../ui/controls/field.tsx";
import type { Point } from "./point.ts";
import { PlaceSearch, type Place } from "./place-search.tsx";
import { WhereIAm } from "./where-i-am.tsx";

export interface AddressFieldsProps {
  address: Partial<Address> | undefined;
  state: FormState | undefined;
  provinces: Place[];
  tileUrl: string;
}

const loadMapPicker = () => import("./map-picker.tsx");

function degrees(text: string, most: number): number | null {
  const plain = plainDegrees(text);
  return plain !== "" && Math.abs(Number(plain)) <= most ? Number(plain) : null;
}

/** Degrees with at most six decimals, a tenth of a metre. */
const written = (measured: number) => String(Number(measured.toFixed(6)));

/** Parses a typed point; null while one of the values is not a number. */
function pointOf(typed: { lat: string; long: string }): Point | null {
  const lat = degrees(typed.lat, 90);
  const long = degrees(typed.long, 180);
  return lat === null || long === null ? null : { lat, long };
}

/**
 * The location of an address: by geolocation, on the map, by the name of a place, or as numbers;
 * without script by province. A new address starts without a point: the delivery fee depends on
 * it, and a default that nobody chose would give the fee of another place.
 */
export function PointFields({ address, state, provinces, tileUrl }: AddressFieldsProps) {
  const t = useT();
  const errorOf = useFieldError(state);
  // Kept as text, because `11.` is an intermediate state of `11.5`.
  const [typed, setTyped] = useState({
    lat: state?.values.lat ?? String(address?.lat ?? ""),
    long: state?.values.long ?? String(address?.long ?? ""),
  });
  const point = pointOf(typed);
  const setPoint = ({ lat, long }: Point) => setTyped({ lat: written(lat), long: written(long) });
  const [scripted, setScripted] = useState(false);
  const [mapWanted, setMapWanted] = useState(true);
  const [tilesAway, setTilesAway] = useState(false);
  const MapPicker = useLatePart(loadMapPicker, scripted && mapWanted, setMapWanted)?.default;
  useEffect(() => setScripted(true), []);
  // Tells how to choose a point, instead of "this number is required".
  const askForPoint = ({ currentTarget }: InvalidEvent<HTMLInputElement>) =>
    currentTarget.validity.valueMissing && currentTarget.setCustomValidity(t("account.map_choose"));

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t("account.address_point")}</legend>
      <ProvinceChoice provinces={provinces} chosen={state?.values.province} />
      {/* Rendered from the start, so that nothing moves after hydration. */}
      <div className="flex flex-wrap items-end gap-3 noscript:hidden">
        <WhereIAm onFound={setPoint} />
        <PlaceSearch provinces={provinces} onFound={setPoint} />
      </div>
      {MapPicker ? (
        <MapPicker
          point={point}
          tileUrl={tileUrl}
          label={t("account.address_point")}
          onMove={setPoint}
          onUnavailable={() => setTilesAway(true)}
        />
      ) : (
        <div className="h-64 rounded-lg bg-tile noscript:hidden" />
      )}
      <p role="status" className="text-sm text-muted noscript:hidden">
        {t(tilesAway || !mapWanted ? "account.map_unavailable" : point ? "account.map_hint" : "account.map_choose")}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {(["lat", "long"] as const).map((name) => (
          <Field
            key={name}
            label={t(name === "lat" ? "account.latitude" : "account.longitude")}
            name={name}
            inputMode="decimal"
            required={scripted}
            onInvalid={askForPoint}
            value={typed[name]}
            onChange={({ currentTarget: { value } }) =>
              setTyped((now) => bothDegrees(value) ?? { ...now, [name]: value })
            }
            error={errorOf(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The province as the location, without script. */
function ProvinceChoice({ provinces, chosen }: { provinces: Place[]; chosen: string | undefined }) {
  const t = useT();
  return (
    <noscript>
      <Select label={t("account.province")} name="province" defaultValue={chosen}>
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
  );
}
