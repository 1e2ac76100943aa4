import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Booking } from "@shop/contract/types";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { BookedTime } from "./booked-time.tsx";

function timeOf(booking: Partial<Booking>): string {
  const whole = { id: 1, state: "booked", starts_at: "2026-12-08T03:00:00Z", order_number: "S001-26-A", ...booking };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <LocaleProvider locale={locales[0]!}>
          <BookedTime booking={whole as Booking} actionKey="" moving={undefined} refused={undefined} />
        </LocaleProvider>
      ),
    },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: {} } }} />);
}

test("a time that can no longer be moved says so, as long as it is booked", () => {
  expect(timeOf({ movable: true })).toContain("account.move_time");
  expect(timeOf({ movable: true })).not.toContain("account.move_late");
  expect(timeOf({ movable: false })).toContain("account.move_late");
  expect(timeOf({ movable: false, state: "cancelled" })).not.toContain("account.move_late");
});
