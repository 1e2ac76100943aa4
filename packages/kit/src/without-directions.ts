const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without the characters that set its direction. They come along when text is copied; unclosed, they would write
 * the rest of a line backwards, whatever stands there.
 */
export const withoutDirections = (text: string): string => text.replace(directions, "");
