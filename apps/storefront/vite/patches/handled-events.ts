import { patchFiles, replaceOnce } from "./patch-files.ts";

/** Events that the shop's handlers and the router's links listen to, and those by which React detects a field's change. */
export const handled = [
  "change",
  "click",
  "focusin",
  "focusout",
  "input",
  "keydown",
  "keyup",
  "mousedown",
  "pointerdown",
  "pointermove",
  "submit",
  "touchstart",
];
/** Hover events. Only for devices that can hover: a tap fires them too, and nothing handles them. */
export const handledWithHover = ["mouseout", "mouseover"];

const everyEvent = "allNativeEvents.forEach(";
const these = `${JSON.stringify(handled)}.concat(matchMedia("(any-hover: hover)").matches ? ${JSON.stringify(handledWithHover)} : []).forEach(`;

/**
 * React registers two listeners for every event and walks the component tree for each. A tap fires
 * fourteen events before its click, and every loaded image or finished colour transition fires one
 * more: of the 50 ms in which a cheap phone should respond, ten were spent on events that no component
 * handles. Events that do not bubble (`load`, `close`, `scroll`) get a listener on their element.
 */
export const handledEvents = () =>
  patchFiles("handled-events", [
    {
      file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
      patch: (code) => replaceOnce(code, everyEvent, these),
    },
  ]);
