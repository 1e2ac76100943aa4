import { Outlet } from "react-router";
import { Surrounded, SurroundedError } from "./surrounded.tsx";

export default function DefaultLayout() {
  return (
    <Surrounded>
      <Outlet />
    </Surrounded>
  );
}

export const ErrorBoundary = SurroundedError;
