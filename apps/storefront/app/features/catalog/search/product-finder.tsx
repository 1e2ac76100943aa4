import { useState } from "react";
import { longestSearch } from "@shop/contract/limits";
import { useT } from "../../../i18n/locale.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { useSuggestions, type Suggestions } from "./use-suggestions.ts";

interface ProductFinderProps {
  label: string;
  /** Returns true if the product was accepted; the field is then cleared. */
  onChosen: (product: Suggestions["products"][number]) => boolean;
}

/** Finds a product by name without leaving the page. */
export function ProductFinder({ label, onChosen }: ProductFinderProps) {
  const t = useT();
  const [text, setText] = useState("");
  const found = useSuggestions(text)?.products;
  return (
    <div className="grid gap-1 noscript:hidden">
      <Field
        label={label}
        type="search"
        placeholder={t("search.placeholder")}
        autoComplete="off"
        maxLength={longestSearch}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found && (
        <ul className="rounded-lg border border-line bg-surface p-1">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                onClick={() => onChosen(product) && setText("")}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-start hover:bg-surface-2"
              >
                <Thumbnail src={product.image} size={44} />
                <span className="min-w-0 wrap-anywhere">{product.name}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li role="status" className="px-2 py-2 text-muted">
              {t("search.no_suggestions")}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
