import { collectDefaultMetrics } from "prom-client";
import { checkSettings } from "./check-settings.ts";
import { Draining, listen, run } from "./lifecycle.ts";
import { requestMetrics } from "./metrics/request-metrics.ts";
import { OverloadGuard } from "./overload.ts";
import { startOwnApi } from "./api/own-api.ts";
import { createApiServer } from "./serve-api.ts";

const say = (text: string) => console.log(text);

/** The store API alone, at the root: for storefronts that set API_BASE_URL. */
await run(async (stopping) => {
  const { env, log } = await checkSettings(process.env);
  const api = await startOwnApi({ env, log, stopping, base: "", invalidate: () => undefined, say });
  collectDefaultMetrics();
  const overload = new OverloadGuard();
  const draining = new Draining();
  const server = createApiServer({
    env,
    log,
    api,
    overload,
    countRequest: requestMetrics(overload),
    isDraining: () => draining.isOn,
  });
  const port = await listen(server, env.port, stopping);
  stopping.push(async () => api.endStreams());
  stopping.push(() => draining.begin(env.mode));
  say(`The store API is ready on port ${port}`);
});
