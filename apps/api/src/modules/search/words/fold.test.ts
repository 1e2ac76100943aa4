import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { toSimplified } from "./traditional.ts";

const data = (name: string) => new URL(`../../../../../../../shared/data/${name}`, import.meta.url);

describe("folding", () => {
  it.each([
    ["width", "ＤＳ－２ＣＤ１０４３", "DS-2CD1043"],
    ["case and accents", "Café ÉCRAN nüvi", "cafe ecran nuvi"],
    ["marks of trade", "Apple® iPhone™", "Apple  iPhone "],
    ["Turkish dotted capital", "İPHONE", "iphone"],
  ])("removes %s", (_, written, meant) => expect(fold(written)).toBe(fold(meant)));

  it.each([
    ["samyok sannya left out", "ទូរស័ព្ទ", "ទូរសព្ទ"],
    ["coeng DA for coeng TA", "បណ្ដាញ", "បណ្តាញ"],
    ["coeng LA for coeng LO", "ភ្ឡើង", "ភ្លើង"],
    ["coeng RO before another coeng", "ស្រ្តី", "ស្ត្រី"],
    ["shifter after the vowel", "កាមេរា៉", "កាមេរ៉ា"],
    ["shifter left out", "កាមេរា", "កាមេរ៉ា"],
    ["shifter typed as the vowel that it looks like", "អុីនធឺណិត", "អ៊ីនធឺណិត"],
    ["the same after the vowel", "សីុម", "ស៊ីម"],
    ["zero-width spaces", "កាមេរ៉ា\u200bសុវត្ថិភាព", "កាមេរ៉ាសុវត្ថិភាព"],
    ["Khmer digits", "១២ម៉ែត្រ", "12ម៉ែត្រ"],
    ["a vowel within a subscript", "អាយហ\u17d2\u17bcវន", "អាយហ្វូន"],
    ["toandakhiat left out", "ម៉ៅស", "ម៉ៅស៍"],
    ["a vowel under toandakhiat left out", "រោទិ៍", "រោទ៍"],
    ["a vowel typed in two parts", "គេា", "គោ"],
    ["a sign before its vowel", "ជំុ", "ជុំ"],
    ["a vowel typed twice", "កាាមេរ៉ា", "កាមេរ៉ា"],
    ["two letters for one word", "ឲ្យ", "ឱ្យ"],
    ["independent vowel", "ឥតខ្សែ", "អិតខ្សែ"],
    ["the sign of repetition", "ថោកៗ ល្អ", "ថោក  ល្អ"],
  ])("unifies Khmer: %s", (_, one, other) => {
    expect(one.normalize("NFC")).not.toBe(other);
    expect(fold(one)).toBe(fold(other));
  });

  it("keeps different Khmer words apart", () => {
    expect(fold("ខ្សែ")).not.toBe(fold("ខ្សាច់"));
    expect(fold("កុំព្យូទ័រ")).not.toBe(fold("កុំព្យូទី"));
  });

  it("converts traditional Chinese to simplified characters", () => {
    expect(fold("無線藍牙耳機 投影機 螢幕")).toBe("无线蓝牙耳机 投影机 萤幕");
    expect(fold("摺疊手機 投影儀 低價")).toBe("折叠手机 投影仪 低价");
    expect(fold("刪除 範圍 複製")).toBe("删除 范围 复制");
    expect(toSimplified("手机")).toBe("手机");
  });

  it("reads words of Taiwan and Hong Kong as those of the mainland", () => {
    expect(fold("監控專用硬碟 無線滑鼠 智慧手錶")).toBe("监控专用硬盘 无线鼠标 智能手表");
    expect(fold("攜帶式硬碟 錄影主機 感測器")).toBe("便携式硬盘 录像主机 传感器");
    expect(fold("監視攝影機 車用支架")).toBe("监控摄像机 车载支架");
    // Also while they are half typed.
    expect(fold("印表 筆記型")).toBe("打印 笔记本");
    // Not 网路 and 车用.
    expect(fold("上网路由器 乙太網路 汽车用品")).toBe("上网路由器 乙太网络 汽车用品");
  });

  it("is the same when done twice, for every Khmer text of the data", ({ skip }) => {
    skip(!existsSync(data("khmer-strings.json")), "the test data is not here");
    const texts = (JSON.parse(readFileSync(data("khmer-strings.json"), "utf8")) as { km: string }[]).map(
      ({ km }) => km,
    );
    expect(texts.length).toBeGreaterThan(4000);
    for (const text of texts) expect(fold(fold(text)), text).toBe(fold(text));
  });

  it("keeps nearly all Khmer words of the word list apart", ({ skip }) => {
    skip(!existsSync(data("khmer-words.txt")), "the test data is not here");
    const words = readFileSync(data("khmer-words.txt"), "utf8").split("\n").filter(Boolean);
    const folded = new Set(words.map(fold));
    expect(folded.size / words.length).toBeGreaterThan(0.96);
  });
});
