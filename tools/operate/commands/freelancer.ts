import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { readFreelancer, writeFreelancer } from "@shop/api/flows/bookings/for-staff/write-freelancer";
import { listPeople } from "@shop/api/views/staff/list-content";
import type { Command } from "../command.ts";
import { pictureAddress, readJson, threeLanguages } from "../input/content-files.ts";
import { readWholeNumber } from "../input/read-arguments.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";
import { sayRows } from "../output/say-rows.ts";

/** A freelancer, in the file format. */
const card = z.strictObject({
  name: threeLanguages,
  about: threeLanguages,
  image: pictureAddress.nullable(),
  skills: z.array(z.string()).min(1).max(30),
  languages: z.array(z.enum(languages)).min(1),
  provinces: z.array(z.string()).min(1).max(30),
  hourlyPrice: z.number().int().min(0).max(1_000_000),
  sinceYear: z.number().int().min(1970).max(2100),
});

/** The people who can be booked for services. Their working hours have their own commands. */
export const freelancerCommands: Command[] = [
  {
    usage: "freelancer list",
    summary: "list the freelancers who can be booked",
    async run({ services, say }) {
      sayRows(
        { say },
        await listPeople(services.database.db),
        "no freelancers",
        ({ id, name, hourlyPrice, provinces, jobs }) =>
          [
            String(id).padStart(5),
            name.en.padEnd(24),
            `${hourlyPrice / 100} USD/h`,
            `${jobs} jobs`,
            provinces.join(","),
          ].join("  "),
      );
    },
  },
  {
    usage: "freelancer show ID",
    summary: "print a freelancer as JSON to edit and save",
    async run({ services, say }, { positional: [id] }) {
      sayJson({ say }, await services.database.transaction((tx) => readFreelancer(tx, readWholeNumber(id!))));
    },
  },
  {
    usage: "freelancer save FILE [--id ID] [--again yes]",
    summary: "add a freelancer, or change one with --id",
    details: () => [
      "FILE: JSON as `freelancer show` prints it: name, about, image, skills (such as service-camera), languages (en, km, zh), provinces (codes such as 12), hourlyPrice (US cents), sinceYear",
      "--again yes: another freelancer with the same English name",
      "A new freelancer works Monday to Saturday from 8 to 17; change it with freelancer hours",
    ],
    async run({ services, actor, say }, { positional: [file], options }) {
      const written = await readJson(file!, card);
      const id = await services.database.transaction((tx) =>
        writeFreelancer(tx, {
          id: options.id === undefined ? undefined : readWholeNumber(options.id),
          card: { ...written, skills: [...new Set(written.skills)] },
          again: options.again === "yes",
          actor,
        }),
      );
      say(`freelancer ${id}`);
      sayHiddenPictures({ services, say }, [written.image]);
    },
  },
];
