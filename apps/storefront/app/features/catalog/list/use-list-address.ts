import { useCallback } from "react";
import { useNavigate } from "react-router";
import { usePath } from "../../../i18n/locale.tsx";
import { writeListQuery, type ListQuery } from "./list-query.ts";

/** Navigates to the first page of the same list with new choices, without scrolling. */
export function useChooseList(path: string): (query: ListQuery) => void {
  const navigate = useNavigate();
  const localize = usePath();
  return useCallback(
    (query) => void navigate(localize(path) + writeListQuery({ ...query, page: 1 }), { preventScrollReset: true }),
    [navigate, localize, path],
  );
}
