/**
 * Reads a GTIN, the number below a barcode: EAN-8, UPC-A, EAN-13 or GTIN-14. Returns it in its shortest form, so that an
 * EAN-13 that begins with 0 is the UPC-A that it is; undefined if the digits are too few or too many, or the check digit
 * (GS1 General Specifications, 7.9) is wrong. Zeros that a spreadsheet has cut off are added again.
 */
export function readGtin(text: string): string | undefined {
  const digits = text.replace(/^0+/, "");
  if (!/^\d{1,14}$/.test(digits) || text.length < 8) return undefined;
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  const length = [8, 12, 13, 14].find((each) => each >= digits.length)!;
  return sum % 10 === 0 ? digits.padStart(length, "0") : undefined;
}

/** A GTIN in each form that scanners and shoppers write: a UPC-A is an EAN-13 with a zero before it. */
export const formsOfGtin = (gtin: string): string[] => (gtin.length === 12 ? [gtin, `0${gtin}`] : [gtin]);
