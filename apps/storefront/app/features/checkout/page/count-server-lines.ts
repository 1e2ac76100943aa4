import type { cart } from "../../../state/cart/cart.ts";

type Followed = Pick<typeof cart, "get" | "subscribe" | "whenAdopted" | "reload">;

const nextChange = ({ subscribe }: Followed) =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/** Number of lines in the server's cart, once the guest's lines were moved and the cart was read, including retries; 0 for a guest. */
export async function countServerLines(followed: Followed): Promise<number> {
  await followed.whenAdopted();
  // It may have been ordered elsewhere since it was read here.
  await followed.reload();
  while (followed.get().settled === false) await nextChange(followed);
  const { settled, lines } = followed.get();
  return settled ? lines.length : 0;
}
