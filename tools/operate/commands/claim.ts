import { cambodianTime } from "@shop/kit/date";
import { moveClaimForStaff, showOnClaim } from "@shop/api/flows/warranty/for-staff/move-claim";
import { claimMoves, readClaimNumber, type ClaimState } from "@shop/api/modules/warranty/public";
import type { Queryable } from "@shop/api/platform/database/database";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import {
  listClaimsForStaff,
  listClaimsOfNumber,
  readClaimStory,
  type ClaimWork,
} from "@shop/api/views/staff/list-claims";
import type { Command, Values } from "../command.ts";
import { orSayWhy, readPictureFile } from "../input/read-picture.ts";
import { readStoreOption } from "../input/read-arguments.ts";
import { saveSent } from "../output/save-private.ts";
import { sayRows } from "../output/say-rows.ts";

function readState(text: string | undefined): ClaimState | undefined {
  if (text === undefined || Object.hasOwn(claimMoves, text)) return text as ClaimState | undefined;
  throw new StaffError(`"${text}" is not a state of a claim; the states are ${Object.keys(claimMoves).join(", ")}`);
}

const pieceOf = ({ line, claim }: ClaimWork) =>
  [line.name.en, line.variantName && `(${line.variantName})`, claim.serial].filter(Boolean).join(" ");

async function lookAtClaim(db: Queryable, values: Values): Promise<ClaimWork> {
  const typed = values.positional[0]!;
  const number = readClaimNumber(typed);
  if (!number) throw new StaffError(`${typed} is not a claim number: check it for a typing mistake`);
  const storeId = await readStoreOption(db, values);
  const found = (await listClaimsOfNumber(db, number)).filter(
    ({ claim }) => storeId === undefined || claim.storeId === storeId,
  );
  if (found.length > 1) throw new StaffError(`Several stores have a claim ${number}: choose one with --store CODE`);
  if (!found[0]) throw new StaffError(`There is no claim ${number}`);
  return found[0];
}

/** Shows warranty claims and changes their state; the shopper is notified each time. */
export const claimCommands: Command[] = [
  {
    usage: "claim list [--state STATE] [--store CODE]",
    summary: "list open warranty claims, or those in a state, the oldest first",
    async run({ services, say }, values) {
      const { db } = services.database;
      const rows = await listClaimsForStaff(db, {
        storeId: await readStoreOption(db, values),
        state: readState(values.options.state),
      });
      sayRows({ say }, rows, "no claims", (work) =>
        [
          work.claim.number,
          cambodianTime(work.claim.createdAt),
          work.claim.state.padEnd(9),
          work.order.padEnd(18),
          pieceOf(work),
        ].join("  "),
      );
    },
  },
  {
    usage: "claim show NUMBER [--pictures DIRECTORY] [--store CODE]",
    summary: "show a claim with the shopper's text and its history",
    details: () => ["--pictures DIRECTORY saves its pictures there"],
    async run({ services, say }, values) {
      const { db } = services.database;
      const work = await lookAtClaim(db, values);
      const { claim, order, delivery } = work;
      const { events, pictures } = await readClaimStory(db, claim.id);
      say(`${claim.number}  ${claim.state}  ${pieceOf(work)}, of order ${order}`);
      say(
        claim.leftContact
          ? `The account is removed; ${claim.leftContact.phone} is kept until the claim is closed`
          : `${delivery.recipient} ${delivery.phone ?? ""}`,
      );
      say(claim.problem);
      for (const { at, state, actor, note, answer } of events)
        say(`  ${[cambodianTime(at), state, actor, note, answer].filter(Boolean).join("  ")}`);
      const directory = values.options.pictures;
      if (directory === undefined)
        return say(
          `${pictures.length} ${pictures.length === 1 ? "picture" : "pictures"}${pictures.length > 0 ? "; save them with --pictures DIRECTORY" : ""}`,
        );
      for (const [index, name] of pictures.entries())
        await saveSent({ services, say }, name, {
          directory,
          name: `${claim.number}-${index + 1}.webp`,
          of: `Picture ${index + 1} of ${claim.number}`,
        });
    },
  },
  {
    usage: "claim move NUMBER STATE [--note TEXT] [--store CODE]",
    summary: "change the state of a claim and tell the shopper, with the note",
    details: () =>
      Object.entries(claimMoves).map(([state, next]) => `${state.padEnd(12)} ${next.join(", ") || "(final)"}`),
    async run({ services, actor, say }, values) {
      const [number, state] = values.positional;
      const storeId = await readStoreOption(services.database.db, values);
      const moved = await moveClaimForStaff(services, {
        number: number!,
        storeId,
        state: state!,
        note: values.options.note ?? null,
        actor,
      });
      say(`${moved.number}: ${moved.from} → ${state}`);
    },
  },
  {
    usage: "claim picture NUMBER PICTURE [--note TEXT] [--store CODE]",
    summary: "show the shopper a picture, with the note; the state does not change",
    details: () => ["PICTURE: a JPEG, PNG or WebP file; only the shopper of the claim can open it"],
    async run({ services, actor, say }, values) {
      const [number, path] = values.positional;
      const storeId = await readStoreOption(services.database.db, values);
      const picture = await readPictureFile(path!);
      const shown = await orSayWhy(
        path!,
        showOnClaim(services, { number: number!, storeId, note: values.options.note ?? null, actor, picture }),
      );
      say(`${shown.number}: the shopper can see the picture`);
    },
  },
];
