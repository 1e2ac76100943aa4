interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A picture that is larger than its frame: its size, px, and the point in the middle of the frame, as parts of the picture. */
export type Enlarged = Size & Point;

/** How many times as large as it is seen whole. */
const times = 2.2;

/** How far along a picture a point of its frame is, for a picture in the middle of that. */
function part(point: number, frame: number, picture: number): number {
  const along = (point - (frame - picture) / 2) / picture;
  return Math.min(1, Math.max(0, along));
}

/** Enlarges a picture that is seen whole about a point of its frame, or about its middle. */
export function enlarge(frame: Size, natural: Size, at: Point | null): Enlarged {
  const scale = Math.min(frame.width / natural.width, frame.height / natural.height);
  const [width, height] = [natural.width * scale, natural.height * scale];
  const { x, y } = at ?? { x: frame.width / 2, y: frame.height / 2 };
  return { width: width * times, height: height * times, x: part(x, frame.width, width), y: part(y, frame.height, height) };
}
