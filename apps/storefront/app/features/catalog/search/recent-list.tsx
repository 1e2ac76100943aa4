import { useT } from "../../../i18n/locale.tsx";
import { loadArea } from "../../../i18n/messages.ts";
import { recentSearches } from "../../../state/recent-searches.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { recentEntries } from "./suggestion-entries.ts";
import { SuggestionOption } from "./suggestion-option.tsx";

await loadArea("catalog");

interface RecentListProps {
  id: string;
  /** Key of the highlighted entry. */
  active: string | null;
  onChosen: () => void;
}

/** The recent searches, while nothing is typed: on a phone's keyboard a text takes long to write again. */
export function RecentList({ id, active, onChosen }: RecentListProps) {
  const t = useT();
  const clear = () => {
    recentSearches.clear();
    onChosen();
  };
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="px-3 text-sm text-muted">
          {t("search.recent")}
        </p>
        <button type="button" onClick={clear} className="link min-h-11 px-3 text-sm">
          {t("catalog.filters_clear")}
        </button>
      </div>
      <div id={id} role="listbox" aria-label={t("search.recent")}>
        {recentEntries().map(({ key, to, text }) => (
          <SuggestionOption key={key} id={`${id}-${key}`} to={to} isActive={active === key} onChosen={onChosen}>
            <Icon name="search" className="size-5 text-muted" />
            <span className="khmer min-w-0 truncate">{text}</span>
          </SuggestionOption>
        ))}
      </div>
    </>
  );
}
