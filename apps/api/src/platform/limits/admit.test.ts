import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { testDatabase } from "../testing/database.ts";
import { admit } from "./admit.ts";
import { createLimits } from "./limits.ts";

const { pool } = await testDatabase();
const services = { limits: createLimits(pool, { pepper: "pepper" }), log: createLog("silent") };

test("what one limit refuses does not count against the others", async () => {
  const [ip, phone] = ["203.0.113.9", "+85512000001"];
  const send = () => admit(services, ["otp-send-ip", ip], ["otp-send", phone]);
  for (let sends = 0; sends < 3; sends++) await send();
  for (let sends = 0; sends < 10; sends++) await expect(send()).rejects.toMatchObject({ code: "rate_limited" });
  await expect(admit(services, ["otp-send-ip", ip])).resolves.toBeUndefined();
});
