import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: "apps/api/src/platform/testing/global-setup.ts",
    setupFiles: "apps/api/src/platform/testing/console.ts",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
