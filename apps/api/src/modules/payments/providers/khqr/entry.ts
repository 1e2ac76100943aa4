import type { ProviderEntry } from "../provider.ts";
import { createBakong } from "./bakong.ts";
import { actAtBakong } from "./stand-in/act-at-bakong.ts";
import { bakongApp } from "./stand-in/bakong-app.ts";

/** Payment by KHQR, whose transfers are checked at Bakong. */
export const khqr: ProviderEntry = {
  words: {
    name: { en: "KHQR", km: "KHQR", zh: "KHQR" },
    description: {
      en: "Scan with Wing, ABA, ACLEDA or any bank's app",
      km: "ស្កេនដោយកម្មវិធី Wing, ABA, ACLEDA ឬធនាគារណាមួយ",
      zh: "用 Wing、ABA、ACLEDA 或任何银行 App 扫码",
    },
  },
  // The maximum lifetime of a KHQR string.
  lifeMinutes: 10,
  isConfigured: ({ bakong }) => bakong !== undefined,
  isReady: ({ settings }) => settings.khqr !== null,
  open: ({ bakong, fetch }, log, standInUrl) =>
    createBakong(standInUrl ? { baseUrl: standInUrl, token: "simulated" } : bakong!, fetch, log),
  standIn: { app: bakongApp, act: actAtBakong },
};
