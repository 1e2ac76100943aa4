import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { isShopsDisk, storePicture } from "../../../modules/uploads/public.ts";
import {
  claimMoves,
  lockClaimsOfNumber,
  moveClaim,
  nextClaimState,
  readClaimNumber,
  type Claim,
  type ClaimState,
} from "../../../modules/warranty/public.ts";
import { notifyClaimant } from "../notify-claimant.ts";

interface ClaimMove {
  number: string;
  storeId?: number | undefined;
  state: string;
  /** Goes to the shopper with the state. */
  note: string | null;
  actor: string;
}

/** Longest note, in characters: nobody reads an SMS of more than a few parts. */
const longestNote = 500;

/** Moves a claim to another state, for staff, and informs the shopper. If the transition is not allowed, the {@link StaffError} names the allowed states. */
export async function moveClaimForStaff(
  services: Pick<Services, "database" | "jobs" | "now">,
  { number, storeId, state, note, actor }: ClaimMove,
): Promise<{ number: string; from: ClaimState }> {
  return services.database.transaction(async (tx) => {
    const claim = await findClaim(tx, number, storeId);
    const next = nextClaimState(claim, state);
    if (!next)
      throw new StaffError(
        `${claim.number} is ${claim.state}; the next state can be: ${claimMoves[claim.state].join(", ") || "none, it is closed"}`,
      );
    if (!note && (next === "refused" || next === "asked"))
      throw new StaffError(`Say ${next === "asked" ? "what you need" : "why"} with --note TEXT: the shopper gets it`);
    assertShort(note);
    await moveClaim(tx, claim, next, { actor, at: services.now(), note });
    await notifyClaimant(services, tx, claim, { state: next, note });
    // Not in the audit trail: the note may contain personal data, and is deleted with the claim.
    await recordChange(tx, {
      storeId: claim.storeId,
      actor,
      action: "move-claim",
      entity: "claim",
      entityId: claim.number,
      before: { state: claim.state },
      after: { state: next },
    });
    return { number: claim.number, from: claim.state };
  });
}

/** Adds a picture with a text to a claim, for example of the damage, and informs the shopper. The state stays. */
export async function showOnClaim(
  services: Pick<Services, "database" | "env" | "log" | "now">,
  { number, storeId, note, actor, picture }: Omit<ClaimMove, "state"> & { picture: Uint8Array },
): Promise<{ number: string }> {
  const { database } = services;
  assertShort(note);
  const owner = await database.transaction((tx) => findClaim(tx, number, storeId));
  if (!(await isShopsDisk(services)))
    throw new StaffError(
      "This command does not use the same storage as the server: run it with the server's S3_… variables or DATA_DIR",
    );
  // Before the transaction, which may run again: a file is not rolled back.
  const name = await storePicture(services, { owner, purpose: "claim", sent: picture });
  return database.transaction(async (tx) => {
    const claim = await findClaim(tx, number, storeId);
    await moveClaim(tx, claim, claim.state, { actor, at: services.now(), note, pictures: [name] });
    await recordChange(tx, {
      storeId: claim.storeId,
      actor,
      action: "show-on-claim",
      entity: "claim",
      entityId: claim.number,
    });
    return { number: claim.number };
  });
}

function assertShort(note: string | null): void {
  if (note && note.length > longestNote) throw new StaffError(`A note can have at most ${longestNote} characters`);
}

async function findClaim(tx: Tx, typed: string, storeId: number | undefined): Promise<Claim> {
  const number = readClaimNumber(typed);
  if (!number) throw new StaffError(`${typed} is not a claim number: check it for a typing mistake`);
  const found = (await lockClaimsOfNumber(tx, number)).filter(
    (claim) => storeId === undefined || claim.storeId === storeId,
  );
  if (found.length > 1) throw new StaffError(`Several stores have a claim ${number}: choose one with --store CODE`);
  return found[0] ?? refuseUnknown(number);
}

function refuseUnknown(number: string): never {
  throw new StaffError(`There is no claim ${number}`);
}
