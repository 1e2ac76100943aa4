import { useEffect, useRef, useState, type RefObject } from "react";
import { longestPlaceText } from "@shop/contract/limits";
import { useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { Field } from "../../ui/controls/field.tsx";
import type { Point } from "./point.ts";

export interface Place {
  code: string;
  name: string;
  /** Names of the areas that contain it, smallest first. */
  within: string;
  lat: number | null;
  long: number | null;
}

/** Debounce before searching, in milliseconds. */
const pause = 200;

/** The places with a name, or the provinces where the shop cannot be reached; null until they are there, and for no name. */
function useFoundPlaces(name: string, provinces: Place[]): Place[] | null {
  const [found, setFound] = useState<Place[] | null>(null);
  useEffect(() => {
    if (name === "") return setFound(null);
    let current = true;
    const timer = setTimeout(() => {
      void browserApi("places.search", { query: { text: name } }).then(
        (result) => current && setFound(result.ok ? result.answer.data : provinces),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, provinces]);
  return found;
}

/** Closes what `box` has open when the focus leaves it, and on Escape. */
function useClosing(box: RefObject<HTMLElement | null>, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const leave = ({ relatedTarget }: FocusEvent) =>
      !box.current?.contains(relatedTarget as Node | null) && setOpen(false);
    const press = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
    const element = box.current;
    element?.addEventListener("focusout", leave);
    element?.addEventListener("keydown", press);
    return () => {
      element?.removeEventListener("focusout", leave);
      element?.removeEventListener("keydown", press);
    };
  }, [box, setOpen]);
}

/**
 * Finds a province, district or commune by its Khmer or Latin name. Lists the provinces while nothing
 * is typed, if nothing has that name, and while the shop cannot be reached. Places without known
 * coordinates cannot be chosen and are left out.
 */
export function PlaceSearch({ provinces, onFound }: { provinces: Place[]; onFound: (point: Point) => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const found = useFoundPlaces(open ? text.trim() : "", provinces);
  useClosing(box, setOpen);

  const none = text.trim() !== "" && found?.length === 0;
  const places = (text.trim() === "" || none ? provinces : (found ?? [])).flatMap(({ lat, long, ...place }) =>
    lat === null || long === null ? [] : [{ ...place, lat, long }],
  );
  const listed = open && (places.length > 0 || found);
  return (
    <div ref={box} className="relative grow">
      <Field
        label={t("account.place_search")}
        type="search"
        autoComplete="off"
        maxLength={longestPlaceText}
        value={text}
        onFocus={() => {
          setOpen(true);
          // The keyboard of a phone takes the lower half of the screen, and would take the list.
          if (matchMedia("(pointer: coarse)").matches) box.current?.scrollIntoView();
        }}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          // Not for what was typed before the page was alive and then left: nothing would close the list.
          setOpen(currentTarget.matches(":focus"));
        }}
        // Enter must not submit the address form. It closes a phone's keyboard, so that the list is seen.
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "ArrowDown") return;
          event.preventDefault();
          box.current?.querySelector("button")?.focus();
        }}
      />
      <p role="status" className="sr-only">
        {listed && !none && places.length > 0 && t("account.place_count", { count: places.length })}
      </p>
      {/* Focusable, because some browsers do not focus buttons on touch: without it a tap on an option would count as leaving the list. */}
      {listed && (
        <ul
          className="place-list absolute z-20 mt-1 max-h-72 w-full overflow-y-auto card py-1 shadow-float"
          tabIndex={-1}
        >
          {none && (
            <li role="status" className="px-3 py-2 text-muted">
              {t("account.place_none")}
            </li>
          )}
          {places.map(({ code, name, within, lat, long }) => (
            <li key={code}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center gap-x-2 px-3 py-1 text-left hover:bg-surface-2 focus-visible:-outline-offset-2"
                onClick={({ detail }) => {
                  onFound({ lat, long });
                  setText(name);
                  // With the keyboard, return the focus to the field, since the chosen button
                  // disappears. After a tap that would only open the on-screen keyboard.
                  if (detail === 0) box.current?.querySelector("input")?.focus();
                  setOpen(false);
                }}
              >
                {name} {within && <span className="text-sm text-muted">{within}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
