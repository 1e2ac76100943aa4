import { qrPath } from "../../../lib/qr-path.ts";

/** Pixels per square of the code, and the height of the texts above it. */
const scale = 12;
const head = 96;

/** Saves a KHQR code as a PNG with store and amount above it, to be opened in the bank's app. */
export function saveCodePicture(code: string, store: string, amount: string): void {
  const { size, path } = qrPath(code, 4);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale + head;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  context.textAlign = "center";
  context.font = `600 32px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(store, canvas.width / 2, 48, canvas.width - 48);
  context.fillText(amount, canvas.width / 2, 88, canvas.width - 48);
  context.translate(0, head);
  context.scale(scale, scale);
  const squares = new Path2D(path);
  // oxlint-disable-next-line no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(squares);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = "khqr.png";
  link.click();
}
