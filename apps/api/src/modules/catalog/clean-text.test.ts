import { expect, test } from "vitest";
import { cleanHtml, cleanName } from "./clean-text.ts";

test.each([
  ["<p>Good</p><script>alert(1)</script>", "<p>Good</p>"],
  ['<p onclick="x()" style="color:red">Good</p>', "<p>Good</p>"],
  ["<img src=x onerror=alert(1)>", ""],
  ['<a href="javascript:alert(1)">here</a>', "here"],
  ["<ul><li>One</li><li><strong>Two</strong></li></ul>", "<ul><li>One</li><li><strong>Two</strong></li></ul>"],
  ["5 < 6 & 7", "5 &lt; 6 &amp; 7"],
  ["<p>ល្អ</p>", "<p>ល្អ</p>"],
  ["  plain text ", "plain text"],
  ["<p>open", "<p>open</p>"],
])("HTML %s becomes %s", (html, clean) => expect(cleanHtml(html)).toBe(clean));

test.each([
  ["AC &amp; DC", "AC & DC"],
  ["27&quot; monitor", '27" monitor'],
  ["caf&eacute;", "café"],
  ["two\n  lines\t", "two lines"],
  ["cafe\u0301", "café"],
  ["nul\0byte", "nulbyte"],
])("the name %j becomes %j", (name, clean) => expect(cleanName(name)).toBe(clean));
