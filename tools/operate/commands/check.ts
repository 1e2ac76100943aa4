import * as z from "zod";
import { checkGrades, checkResults } from "@shop/contract/calls/warranty";
import { pictureCheck, publishCheck, saveCheck } from "@shop/api/flows/warranty/for-staff/change-check";
import { findCheck, listChecks } from "@shop/api/views/staff/list-content";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { readCheckCode } from "@shop/api/modules/warranty/public";
import type { Command, Values, Work } from "../command.ts";
import { pictureAddress, readJson, threeLanguages } from "../input/content-files.ts";
import { publishPicture } from "../input/read-picture.ts";
import { readStoreRef } from "../input/read-arguments.ts";
import { savedAs } from "../output/format.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";
import { sayRows } from "../output/say-rows.ts";

/** A report, in its file format. */
const report = z.strictObject({
  device: threeLanguages,
  image: pictureAddress.nullable(),
  serialEnd: z.string().trim().min(3).max(6),
  checkedOn: z.iso.date(),
  grade: z.enum(checkGrades),
  summary: threeLanguages,
  batteryHealth: z.number().int().min(0).max(100).nullable(),
  items: z
    .array(z.strictObject({ name: threeLanguages, result: z.enum(checkResults), note: threeLanguages.nullable() }))
    .min(1)
    .max(60),
});

const publish =
  (published: boolean) =>
  async ({ services, actor, say }: Work, { positional: [code], options: { store } }: Values) => {
    await services.database.transaction(async (tx) => {
      const { id } = await readStoreRef(tx, store!);
      await publishCheck(tx, { storeId: id, actor, code: code! }, published);
    });
    say(`${code}: ${published ? "shown" : "draft"}`);
  };

/** Inspection reports of used devices. */
export const checkCommands: Command[] = [
  {
    usage: "check list --store CODE",
    summary: "list the inspection reports of a store",
    async run({ services, say }, { options: { store } }) {
      const { db } = services.database;
      const { id } = await readStoreRef(db, store!);
      sayRows({ say }, await listChecks(db, id), "no reports", (row) =>
        [row.code, row.checkedOn, row.grade, row.published ? "shown" : "draft", row.device.en].join("  "),
      );
    },
  },
  {
    usage: "check show REPORT --store CODE",
    summary: "print an inspection report as JSON to edit and save",
    async run({ services, say }, { positional: [typed], options: { store } }) {
      const { db } = services.database;
      const { id } = await readStoreRef(db, store!);
      const code = readCheckCode(typed!);
      const found = code === null ? undefined : await findCheck(db, id, code);
      if (!found) throw new StaffError(`There is no report ${typed} in ${store}`);
      const { id: _, storeId: __, code: ___, published: ____, ...written } = found;
      sayJson({ say }, written);
    },
  },
  {
    usage: "check save FILE --store CODE [--report REPORT] [--again yes]",
    summary: "add an inspection report as a draft with a new code, or change one with --report",
    details: () => [
      "FILE: JSON as `check show` prints it: device, image, serialEnd, checkedOn, grade (A, B, C), summary, batteryHealth, items (name, result good, flaw or fault, note)",
      "--again yes: another report of a device with the same English name and serialEnd",
      "/print/check?id=REPORT is a label to print, with a QR code of the report",
    ],
    async run({ services, actor, say }, { positional: [file], options }) {
      const written = await readJson(file!, report);
      const { code, published } = await services.database.transaction(async (tx) => {
        const { id } = await readStoreRef(tx, options.store!);
        return saveCheck(tx, {
          storeId: id,
          actor,
          code: options.report,
          report: written,
          again: options.again === "yes",
        });
      });
      say(`${code}: ${savedAs(published, `check publish ${code} --store ${options.store}`)}`);
      sayHiddenPictures({ services, say }, [written.image]);
    },
  },
  {
    usage: "check picture REPORT PICTURE --store CODE",
    summary: "add a picture of the device to an inspection report",
    details: () => ["PICTURE: a JPEG, PNG or WebP file; it is stored in the media directory, without its metadata"],
    async run({ services, actor, say }, { positional: [code, path], options: { store } }) {
      const { id } = await readStoreRef(services.database.db, store!);
      const image = await publishPicture(services, "checks", path!);
      await services.database.transaction((tx) => pictureCheck(tx, { storeId: id, actor, code: code! }, image));
      say(image);
    },
  },
  { usage: "check publish REPORT --store CODE", summary: "show an inspection report to shoppers", run: publish(true) },
  {
    usage: "check unpublish REPORT --store CODE",
    summary: "hide an inspection report from shoppers",
    run: publish(false),
  },
];
