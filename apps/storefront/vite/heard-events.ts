import { changeFiles } from "./change-files.ts";

/** Events that the shop's handlers and the router's links listen to, and those by which React detects a field's change. */
export const heard = ["change", "click", "focusin", "focusout", "input", "keydown", "keyup", "mousedown", "pointerdown", "pointermove", "submit", "touchstart"];
/** Hover events. Only for devices that can hover: a tap fires them too, for nobody. */
export const heardFromPointers = ["mouseout", "mouseover"];

const everyEvent = "allNativeEvents.forEach(";
const these = `${JSON.stringify(heard)}.concat(matchMedia("(any-hover: hover)").matches ? ${JSON.stringify(heardFromPointers)} : []).forEach(`;

/**
 * React registers two listeners for every event and walks the component tree for each. A tap fires
 * fourteen events before its click, and every loaded image or finished colour transition fires one
 * more: of the 50 ms in which a cheap phone should respond, ten were spent on events that no component
 * handles. Events that do not bubble (`load`, `close`, `scroll`) get a listener on their element.
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
