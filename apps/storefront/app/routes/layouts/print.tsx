import { Outlet } from "react-router";

export default function PrintLayout() {
  return <Outlet />;
}
