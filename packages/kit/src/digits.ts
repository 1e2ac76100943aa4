/** Converts Khmer (០–៩) and full-width (０–９) digits to ASCII, since people type numbers on their usual keyboard. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u17e0-\u17e9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) - (digit < "\u1800" ? 0x17e0 : 0xff10)),
  );
}
