import { sizes, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

test.describe("pictures that cannot be loaded", () => {
  // A service worker would bypass the test's route.
  test.use({ serviceWorkers: "block" });

  test("show the placeholder, also enlarged", async ({ page }) => {
    await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/png", body: "no picture" }));
    for (const path of ["/phone", "/product/1"]) {
      const placeholder = page.waitForRequest("**/placeholder.svg");
      await page.goto(storeUrl("S001", path));
      await placeholder;
    }
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    const large = page.getByRole("dialog").getByRole("img", { name: /picture 1 of/ });
    await expect(large, "it has the browser's sign of a broken file").toHaveCSS("opacity", "0");
    await expect(page.getByRole("dialog").locator("img.bg-tile")).toBeVisible();
  });
});

test("pictures have thumbnails, and can be enlarged, browsed with the keyboard and closed", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/product/1"));
  const strip = page.getByRole("list", { name: /^Pictures of/ });
  const thumbnail = page.getByRole("link", { name: /picture 3 of/ });
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-current", "true");
  await expect(strip.locator("img").nth(2)).toBeInViewport({ ratio: 0.9 });

  const opener = page.getByRole("button", { name: "Enlarge the picture" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /picture 3 of/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: /picture 4 of/ })).toBeVisible();
  const picture = dialog.getByRole("img", { name: /picture 4 of/ });
  const { width } = (await picture.boundingBox())!;
  await dialog.getByRole("button", { name: "Enlarge the picture" }).click();
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(width * 1.5);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const size of ["phone", "desktop"] as const) {
  test(`a picture is enlarged about the point that was tapped, by key about its middle, and moved by ${size === "phone" ? "finger" : "mouse"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: sizes[size], hasTouch: size === "phone" });
    const page = await context.newPage();
    await page.goto(storeUrl("S001", "/product/1"));
    // A tap on the picture does the same as the button.
    await page.getByRole("main").getByRole("img").first().click();
    const dialog = page.getByRole("dialog");
    const button = dialog.getByRole("button", { name: "Enlarge the picture" });
    const picture = dialog.getByRole("img");
    await expect(picture).toHaveCount(1);
    const frame = (await button.boundingBox())!;
    const side = Math.min(frame.width, frame.height);
    // In the other direction the frame is nearly as large as the picture.
    const axis = size === "phone" ? "x" : "y";
    /** The point of the picture at the frame's centre, as fractions. */
    const middle = async () => {
      const box = (await picture.boundingBox())!;
      return {
        x: (frame.x + frame.width / 2 - box.x) / box.width,
        y: (frame.y + frame.height / 2 - box.y) / box.height,
      };
    };
    const [x, y] = [frame.width / 2, frame.height / 2];
    const position = size === "phone" ? { x: x - side * 0.2, y } : { x, y: y - side * 0.2 };
    if (size === "phone") await button.tap({ position });
    else await button.click({ position });
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(side * 2);
    expect((await middle())[axis]).toBeCloseTo(0.3, 2);

    if (size === "phone") {
      const touch = await context.newCDPSession(page);
      const finger = (by: number) => [{ x: frame.x + x - by, y: frame.y + y }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: finger(0) });
      for (let by = 10; by <= 120; by += 10)
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: finger(by) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await page.mouse.move(frame.x + x, frame.y + y);
      await page.mouse.down();
      await page.mouse.move(frame.x + x, frame.y + y - 120, { steps: 6 });
      await page.mouse.up();
    }
    await expect.poll(async () => (await middle())[axis]).toBeGreaterThan(0.35);
    await expect(button).toHaveAttribute("aria-pressed", "true");

    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await middle()).toEqual({ x: expect.closeTo(0.5, 2), y: expect.closeTo(0.5, 2) });
    await button.press("Enter");
    await button.dblclick();
    await expect(button, "a double tap enlarges it").toHaveAttribute("aria-pressed", "true");
    await context.close();
  });
}
