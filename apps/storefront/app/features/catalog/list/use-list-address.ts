import { useCallback } from "react";
import { useNavigate } from "react-router";
import { usePath } from "../../../i18n/locale.tsx";
import { writeListQuery, type ListQuery } from "./list-query.ts";

/** Goes to the same list as it is chosen now, from its first page, without moving the page under the pointer. */
export function useChooseList(path: string): (query: ListQuery) => void {
  const navigate = useNavigate();
  const localize = usePath();
  return useCallback((query) => void navigate(localize(path) + writeListQuery({ ...query, page: 1 }), { preventScrollReset: true }), [navigate, localize, path]);
}
