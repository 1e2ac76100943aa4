import type { cart } from "../../../state/cart/cart.ts";

type Followed = Pick<typeof cart, "get" | "subscribe" | "whenAdopted">;

const nextChange = ({ subscribe }: Followed) =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/** The number of lines in the server's cart, once all that a guest had is there and was read, however often that is tried; 0 for a guest. */
export async function linesThere(followed: Followed): Promise<number> {
  await followed.whenAdopted();
  while (followed.get().settled === false) await nextChange(followed);
  const { settled, lines } = followed.get();
  return settled ? lines.length : 0;
}
