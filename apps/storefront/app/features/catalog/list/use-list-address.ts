import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { usePath } from "../../../i18n/locale.tsx";
import { writeListQuery, type ListQuery } from "./list-query.ts";

/** What is chosen, ahead of the list that it asks for; follows the one that is known, as Back or a link changes that. */
export function useAhead(known: ListQuery): [ListQuery, (query: ListQuery) => void] {
  const [followed, setFollowed] = useState(known);
  const [query, setQuery] = useState(known);
  if (followed !== known) {
    setFollowed(known);
    setQuery(known);
  }
  return [query, setQuery];
}

/** Goes to the same list as it is chosen now, from its first page, without moving the page under the pointer. */
export function useChooseList(path: string): (query: ListQuery) => void {
  const navigate = useNavigate();
  const localize = usePath();
  return useCallback((query) => void navigate(localize(path) + writeListQuery({ ...query, page: 1 }), { preventScrollReset: true }), [navigate, localize, path]);
}
