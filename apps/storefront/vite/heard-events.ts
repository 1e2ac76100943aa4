import { changeFiles } from "./change-files.ts";

/** What handlers of the shop and of the router's links ask for, and what React knows a field's change by. */
export const heard = ["change", "click", "focusin", "focusout", "input", "keydown", "keyup", "mousedown", "pointerdown", "pointermove", "submit", "touchstart"];
/** What only a pointer that hovers does; a tap makes it as well, for nobody. */
export const heardFromPointers = ["mouseout", "mouseover"];

const everyEvent = "allNativeEvents.forEach(";
const these = `${JSON.stringify(heard)}.concat(matchMedia("(any-hover: hover)").matches ? ${JSON.stringify(heardFromPointers)} : []).forEach(`;

/**
 * React listens to every event that there is, twice, and looks through the page's components for
 * each. A tap alone makes fourteen before its click, and every picture, every colour that fades
 * one more: of the 50 ms in which a cheap phone should answer, ten went by on what no component
 * asks for. Events that do not bubble (`load`, `close`, `scroll`) are heard where they are asked for.
 */
export const heardEvents = () =>
  changeFiles("heard-events", [
    {
      file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
      change(code) {
        if (code.split(everyEvent).length !== 2) throw new Error("react-dom no longer listens to every event in one place: see vite/heard-events.ts");
        return code.replace(everyEvent, () => these);
      },
    },
  ]);
