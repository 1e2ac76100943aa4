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
  ["<div>One</div><section>Two</section>", "<div>One</div><div>Two</div>"],
  ["<h1>Title</h1><h2>Part</h2><h5>Point</h5>", "<h3>Title</h3><h3>Part</h3><h4>Point</h4>"],
  ["<dl><dt>Colour</dt><dd>Red</dd></dl>", "<div><div>Colour</div><div>Red</div></div>"],
  ["a<hr>b", "a<br />b"],
  ["<div><p><img src=x> &nbsp;</p></div>", ""],
  ["<table><tr><td></td><td>Red</td></tr></table>", "<table><tr><td></td><td>Red</td></tr></table>"],
  ["Fast\r\n  Small & light\nRed", "Fast<br />Small &amp; light<br />Red"],
  ["<p>one\ntwo</p>", "<p>one\ntwo</p>"],
  ["<p>שלום</p><p>good</p>", '<p dir="auto">שלום</p><p dir="auto">good</p>'],
])("HTML %s becomes %s", (html, clean) => expect(cleanHtml(html)).toBe(clean));

test.each([
  ["AC &amp; DC", "AC & DC"],
  ["27&quot; monitor", '27" monitor'],
  ["caf&eacute;", "café"],
  ["two\n  lines\t", "two lines"],
  ["cafe\u0301", "café"],
  ["nul\0byte", "nulbyte"],
])("the name %j becomes %j", (name, clean) => expect(cleanName(name)).toBe(clean));
