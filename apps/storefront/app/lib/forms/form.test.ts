import { expect, test } from "vitest";
import { textsOf } from "./form.ts";

test("a multi-line text is as long as its field counted", async () => {
  const typed = ["a".repeat(99), "b".repeat(100)].join("\n");
  const form = new FormData();
  form.append("note", typed);
  form.append("receipt", new File(["x"], "x.png"));
  // Forms send line breaks as two characters.
  const sent = await new Response(form).formData();
  sent.set("old", "a\rb");
  expect(String(sent.get("note"))).toHaveLength(201);
  expect(textsOf(sent)).toEqual({ note: typed, old: "a\nb" });
});
