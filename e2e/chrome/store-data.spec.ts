import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, send, sizes, storeUrl, test } from "../fixtures/shop.ts";

const root = join(import.meta.dirname, "../..");

/** Changes a field of a store like staff do, while the server is running. */
const setField = (store: string, field: string, value: string) =>
  promisify(execFile)(process.execPath, ["apps/server/build/operate.js", "store", "set", store, field, value], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, NODE_ENV: "production" },
  });

test("a change of a store's data is on all pages within a second, and a download link overrides both app stores (specification, sections 1 and 2)", async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S014"));
  const before = await page.locator('meta[name="theme-color"]').getAttribute("content");
  const colour = before === "#123f6b" ? "#4a1d6e" : "#123f6b";
  await setField("S014", "color", colour);
  await setField("S014", "link.download", "https://get.example/app");
  for (const path of ["/", "/kh/phone", "/zh/policy", "/help-center"]) {
    await expect
      .poll(async () => (await send("S014", path)).text.includes(`name="theme-color" content="${colour}"`), {
        timeout: 1000,
        message: path,
      })
      .toBe(true);
  }
  expect(JSON.parse((await send("S014", "/manifest.webmanifest")).text)).toMatchObject({ theme_color: colour });
  for (const agent of [
    "Mozilla/5.0 (Linux; Android 15) Mobile",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    "Mozilla/5.0 (X11; Linux x86_64)",
  ]) {
    expect((await send("S014", "/download", { headers: { "user-agent": agent } })).headers.location).toBe(
      "https://get.example/app",
    );
  }
  await page.reload();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", colour);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("img", { name: "Scan to download the app" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Download App" })).toBeHidden();
  await page.setViewportSize(sizes.phone);
  await expect(
    footer.getByRole("link", { name: "Download App" }),
    "no phone reads a code on its own screen",
  ).toHaveAttribute("href", "https://get.example/app");
});

test("each store has its own manifest, with icons that exist", async () => {
  const manifests = await Promise.all(
    ["S001", "S002", "S007", "S016"].map(
      async (store) =>
        JSON.parse((await send(store, "/manifest.webmanifest")).text) as {
          name: string;
          start_url: string;
          display: string;
          icons: { src: string }[];
        },
    ),
  );
  expect(new Set(manifests.map(({ name }) => name)).size).toBe(4);
  for (const [index, { icons, display, start_url }] of manifests.entries()) {
    expect([display, start_url]).toEqual(["standalone", "/"]);
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect((await send(["S001", "S002", "S007", "S016"][index]!, src)).status).toBe(200);
  }
});
