import { expect, test } from "vitest";
import { eventually } from "../../platform/testing/eventually.ts";
import { insertCustomer } from "../../testing/samples/customer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { issueCode } from "./one-time-codes.ts";
import { oneTimeCodes, sessions } from "./tables.ts";

const { services, database, wait } = await testApi();
const { db } = database;
const storeId = await insertStore(db);
const hours = 3_600_000;

test("sessions that have ended are deleted, and codes a day after they expired", async () => {
  const send = (recipient: string) =>
    issueCode(services, db, { storeId, purpose: "register", recipient, customerId: null }, { opens: true });
  await insertCustomer(services, storeId);
  await send("+85512345670");
  wait(31 * 24 * hours);
  const { customerId } = await insertCustomer(services, storeId);
  await send("+85512345671");
  wait(2 * hours);
  await database.transaction((tx) => services.jobs.enqueue(tx, "forget-sign-ins", {}));
  await eventually(async () => {
    expect(await db.select().from(sessions)).toMatchObject([{ customerId }]);
    expect(await db.select().from(oneTimeCodes)).toMatchObject([{ recipient: "+85512345671" }]);
  });
});
