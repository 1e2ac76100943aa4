import type { ReactNode } from "react";
import { Outlet, useRouteError } from "react-router";
import { SearchBox } from "../../features/catalog/search-box.tsx";
import { ErrorPage } from "../../features/chrome/error-page.tsx";
import { Shell } from "../../features/chrome/shell.tsx";

const Surrounded = ({ children }: { children: ReactNode }) => <Shell search={<SearchBox />}>{children}</Shell>;

export default function DefaultLayout() {
  return (
    <Surrounded>
      <Outlet />
    </Surrounded>
  );
}

/** What went wrong in a page is shown where the page would be. */
export function ErrorBoundary() {
  return (
    <Surrounded>
      <ErrorPage error={useRouteError()} />
    </Surrounded>
  );
}
