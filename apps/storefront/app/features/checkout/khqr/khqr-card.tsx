import type { ReactNode } from "react";

/** The code as banks print it: the red band is what shoppers look for. White in dark mode too, for scanners. */
export function KhqrCard({ store, amount, children }: { store: string; amount: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white text-black">
      <p className="bg-[#d71f2a] py-1 font-semibold text-white">KHQR</p>
      <p className="px-4 pt-2 text-start text-sm">{store}</p>
      <p className="khmer px-4 text-start text-price">{amount}</p>
      {children}
    </div>
  );
}
