interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A picture larger than its frame: its size in pixels, and the point at the centre of the frame as fractions of the picture. */
export type Enlarged = Size & Point;

/** Magnification relative to the whole picture fitted into the frame. */
const times = 2.2;

/** Converts a point in the frame to a fraction of a picture that is centred in it. */
function part(point: number, frame: number, picture: number): number {
  const along = (point - (frame - picture) / 2) / picture;
  return Math.min(1, Math.max(0, along));
}

/** Enlarges a fitted picture around a point of its frame, or around its centre. */
export function enlarge(frame: Size, natural: Size, at: Point | null): Enlarged {
  const scale = Math.min(frame.width / natural.width, frame.height / natural.height);
  const [width, height] = [natural.width * scale, natural.height * scale];
  const { x, y } = at ?? { x: frame.width / 2, y: frame.height / 2 };
  return {
    width: width * times,
    height: height * times,
    x: part(x, frame.width, width),
    y: part(y, frame.height, height),
  };
}
