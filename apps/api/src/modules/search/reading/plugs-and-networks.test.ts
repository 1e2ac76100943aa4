import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { others } from "../../../testing/read-terms.ts";

describe("plugs, ports and networks", () => {
  it("takes a plug by any of its names for one, so that what joins it to another is meant", () => {
    for (const text of ["dp to hdmi", "mini dp to vga", "display port to dvi"])
      expect(parseQuery(text).kinds, text).toEqual(expect.arrayContaining(["$cable", "$adapter"]));
  });

  it("completes the plug that another leads to", () => {
    expect(parseQuery("usb c to hd").kinds).toEqual(expect.arrayContaining(["$cable", "$usb hub"]));
    expect(parseQuery("usb c to hd").terms.at(-1)!.units[0]!.text).toBe("hdmi");
  });

  it("takes 4G for a SIM only where something takes one", () => {
    expect(parseQuery("ស៊ីមកាត").kinds).not.toContain("$4g");
    expect(others("camera sim")).toContain("4g");
    expect(others("sim card")).not.toContain("4g");
  });

  it("takes a plug or bus after goods for what these have", () => {
    expect(parseQuery("sound card usb").kinds[0]).toBe("$sound card");
    expect(parseQuery("dvd writer sata").kinds).toContain("$optical drive");
    for (const text of ["laptop rtx 4060", "laptop intel core"])
      expect(parseQuery(text).kinds[0], text).toBe("$laptop");
    expect(parseQuery("gaming pc rtx 5070").kinds).toContain("$pc");
  });

  it("reads goods with a number in their name as goods, beside which Wi-Fi is no router", () => {
    const { kinds } = parseQuery("360 degree wifi camera");
    expect(kinds).toContain("$ptz camera");
    expect(kinds).not.toContain("$router");
  });

  it("means an HDMI cable by one that joins a device and a screen", () => {
    for (const text of ["cable to connect laptop to tv", "phone to tv cable", "ខ្សែភ្ជាប់កុំព្យូទ័រទៅទូរទស្សន៍", "电脑连电视的线"])
      expect(parseQuery(text).kinds, text).toContain("$hdmi cable");
    for (const text of ["laptop charger cable", "usb c cable for monitor and laptop", "cable for samsung monitor"])
      expect(parseQuery(text).kinds, text).not.toContain("$hdmi cable");
  });

  it("means a network cable by its category alone, and requires that category beside other words", () => {
    expect(parseQuery("cat6").kinds).toEqual(["$cat6 cable", "$cable"]);
    for (const text of ["cat5e", "cat6a"]) expect(parseQuery(text).kinds, text).toContain("$network cable");
    expect(others("cat6 patch cord")).not.toContain("lan cable");
  });

  it("also matches a charger for several devices by how many it charges", () => {
    for (const text of ["charger for phone watch and earbuds", "iphone and apple watch charger"])
      expect(others(text), text).toContain("3 in 1");
    for (const text of ["charger for phone", "case for phone and watch"])
      expect(others(text), text).not.toContain("3 in 1");
  });

  it("reads USB alone as a flash drive", () => {
    for (const text of ["usb", "usb 64gb", "cheapest usb", "sandisk usb"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$flash drive"])]);
    for (const text of [
      "wifi",
      "Wi-Fi 6",
      "វ៉ាយហ្វាយ",
      "wifi for house",
      "home wifi",
      "wifi for the office",
      "internet",
      "អុីនធឺណិត",
    ])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$router"])]);
    for (const text of ["曲面屏", "អេក្រង់កោង"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$monitor"])]);
    for (const text of ["wifi camera", "wifi for camera", "toaster wifi"])
      expect([text, parseQuery(text).kinds]).not.toEqual([text, expect.arrayContaining(["$router"])]);
    for (const text of ["usb c", "usb hub", "usb fan"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$flash drive"])]);
  });

  it("means several routers that work together where one does not reach", () => {
    for (const text of ["wifi for big house", "wifi for 3 floors", "大户型wifi", "រ៉ោតទ័រផ្ទះធំ"])
      expect(parseQuery(text).kinds, text).toContain("$mesh");
  });

  it("means what joins two plugs, unless other goods are named", () => {
    for (const text of ["hdmi to vga", "type-c转hdmi"])
      expect(parseQuery(text).kinds, text).toEqual(expect.arrayContaining(["$cable", "$adapter"]));
    for (const text of ["usb to type c", "type c to c"]) {
      expect(parseQuery(text).kinds, text).toContain("$cable");
      expect(parseQuery(text).kinds, text).not.toContain("$adapter");
    }
    expect(parseQuery("usb to hdmi monitor").kinds).not.toContain("$cable");
    for (const text of ["type c dongle", "usb c hdmi dongle"])
      expect(parseQuery(text).kinds, text).toContain("$usb hub");
  });

  it("means a switch by its ports and gigabit alone, and a router for SIM cards by either", () => {
    expect(parseQuery("16 port gigabit").kinds).toContain("$network switch");
    expect(parseQuery("gigabit router").kinds).not.toContain("$network switch");
    for (const text of ["sim router", "插卡路由器", "វ៉ាយហ្វាយដាក់ស៊ីម"])
      expect(parseQuery(text).kinds, text).toContain("$4g router");
  });

  it("reads Wi-Fi with a SIM card as a router", () => {
    for (const text of ["wifi with sim", "插卡wifi"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$router"])]);
  });
});
