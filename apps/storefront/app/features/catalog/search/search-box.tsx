import { useCallback, useDeferredValue, useId, type FocusEvent, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { longestSearch } from "@shop/contract/limits";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { loadArea } from "../../../i18n/messages.ts";
import { cached } from "../../../lib/pages/cached.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { cleanSearchText, searchPath } from "./search-text.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useShownText } from "./use-shown-text.ts";
import { loadSuggestionList, useSuggestionList } from "./use-suggestion-list.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useTypedText } from "./use-typed-text.ts";

await loadArea("search");

/**
 * The search box with suggestions, an ARIA combobox; without script a form that leads to the
 * results.
 */
export function SearchBox() {
  return <SearchForm shown={useShownText()} />;
}

/** Cacheable: the id of its list appears only while the list is open, which is never on the server. */
const SearchForm = import.meta.env.SSR ? cached("search form", WholeForm, ({ shown }) => shown) : WholeForm;

function WholeForm({ shown }: { shown: string }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const listId = useId();
  const { field, text, setText, leave: leaveField } = useTypedText(shown);
  const { isOpen, active, open, close, press } = useArrowKeys(listId);
  // Deferred, so that a typed letter is painted first and the list follows in a later frame.
  const found = useDeferredValue(useSuggestions(isOpen ? text : ""));
  const marked = useDeferredValue(text);
  const list = useSuggestionList(isOpen);
  const entries = isOpen && list ? list.entriesOf(found, text) : [];
  const listed = entries.length > 0;
  // A newer answer may not have the entry that the arrow keys had reached.
  const reached = entries.find(({ key }) => key === active);

  const leave = useCallback(() => {
    close();
    leaveField();
  }, [close, leaveField]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = reached?.to ?? (cleanSearchText(text) ? searchPath(text) : null);
    if (!to) return;
    leave();
    void navigate(path(to));
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) =>
    currentTarget.form!.contains(relatedTarget) || leave();

  return (
    <form role="search" method="get" action={path("/search")} onSubmit={submit} className="relative w-full">
      <input
        ref={field}
        type="search"
        name="text"
        role="combobox"
        aria-label={t("search.label")}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && reached ? `${listId}-${active}` : undefined}
        placeholder={t("search.placeholder")}
        defaultValue={shown}
        maxLength={longestSearch}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => void loadSuggestionList()}
        onClick={open}
        onInput={(event) => {
          setText(event.currentTarget.value);
          open();
        }}
        onKeyDown={(event) => press(event, entries)}
        onBlur={blur}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface ps-4 pe-12 text-ink placeholder:text-muted focus-visible:-outline-offset-1"
      />
      <button
        type="submit"
        aria-label={t("search.submit")}
        onBlur={blur}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-muted hover:text-accent-ink"
      >
        <Icon name="search" className="size-5" />
      </button>
      <p role="status" className="sr-only">
        {entries.length > 1
          ? t("search.suggestion_count", { count: entries.length })
          : found && listed && t("search.no_suggestions")}
      </p>
      {list && listed && (
        <list.SuggestionList id={listId} text={marked} found={found} active={active} onChosen={leave} />
      )}
    </form>
  );
}
