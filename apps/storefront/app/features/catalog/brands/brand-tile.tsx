import { Link } from "../../../i18n/link.tsx";
import { placeholderImage } from "../../../lib/constants.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";

export interface ShownBrand {
  id: number;
  name: string;
  image: string;
}

/** A word that only fits into a tile on a phone in smaller letters. */
const longWord = /\S{10}|[A-Z]{8}/;

/** A brand's logo, or its name if it has none. */
export function BrandTile({ brand }: { brand: ShownBrand }) {
  return (
    <Link
      to={`/category?brand_id=${brand.id}`}
      className={classNames(
        "flex h-full min-h-16 items-center justify-center rounded-lg border border-line bg-surface p-1 text-center font-semibold wrap-anywhere hover:border-line-strong hover:shadow-card",
        longWord.test(brand.name) && "max-sm:text-sm",
      )}
    >
      {brand.image && brand.image !== placeholderImage ? (
        <Picture src={brand.image} alt={brand.name} width={96} height={40} className="h-10 w-24" />
      ) : (
        brand.name
      )}
    </Link>
  );
}
