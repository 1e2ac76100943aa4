import {
  addCheck,
  changeCheck,
  findCheckOfDevice,
  lockCheck,
  readCheckCode,
  type DeviceCheckRow,
} from "../../../modules/warranty/public.ts";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { refuseTwin } from "../../../platform/errors/refuse-twin.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";

/** An inspection report as staff enter it. */
type CheckReport = Omit<DeviceCheckRow, "id" | "storeId" | "code" | "published">;

interface CheckOf {
  storeId: number;
  actor: string;
}

interface CheckSave {
  /** The report to update; absent for a new one. */
  code?: string | undefined;
  report: CheckReport;
  /** Confirms that it is another report of a device with the same name and end of the serial number. */
  again?: boolean;
}

/** Normalises a code as staff typed it. */
function checkCode(typed: string): string {
  const code = readCheckCode(typed);
  if (code === null) throw new StaffError(`"${typed}" is not the code of a report: 8 to 16 letters and digits`);
  return code;
}

/** Updates the report of a used device, or adds one as a draft. Returns its code, and whether it is published. */
export async function saveCheck(
  tx: Tx,
  { storeId, actor, code, report, again }: CheckOf & CheckSave,
): Promise<{ code: string; published: boolean }> {
  const before = code === undefined ? null : await lockCheck(tx, storeId, checkCode(code));
  const twin = before || again ? undefined : await findCheckOfDevice(tx, { storeId, ...report });
  if (twin !== undefined) refuseTwin(`report ${twin} of this device`, `--report ${twin}`);
  if (before) await changeCheck(tx, before.id, report);
  const saved = before?.code ?? (await addCheck(tx, { ...report, storeId }));
  await recordChange(tx, {
    storeId,
    actor,
    action: "save-check",
    entity: "check",
    entityId: saved,
    ...(before && { before }),
    after: report,
  });
  await publishChange(tx, { kind: "content" });
  return { code: saved, published: before?.published ?? false };
}

/** Adds a picture of the device to a report, by its path below the media directory. */
export async function pictureCheck(
  tx: Tx,
  { storeId, actor, code }: CheckOf & { code: string },
  image: string,
): Promise<void> {
  const before = await lockCheck(tx, storeId, checkCode(code));
  await changeCheck(tx, before.id, { image });
  await recordChange(tx, {
    storeId,
    actor,
    action: "picture-check",
    entity: "check",
    entityId: before.code,
    before: { image: before.image },
    after: { image },
  });
  await publishChange(tx, { kind: "content" });
}

/** Publishes or unpublishes a report. */
export async function publishCheck(
  tx: Tx,
  { storeId, actor, code }: CheckOf & { code: string },
  published: boolean,
): Promise<void> {
  const before = await lockCheck(tx, storeId, checkCode(code));
  await changeCheck(tx, before.id, { published });
  await recordChange(tx, {
    storeId,
    actor,
    action: published ? "publish-check" : "unpublish-check",
    entity: "check",
    entityId: before.code,
    before: { published: before.published },
    after: { published },
  });
  await publishChange(tx, { kind: "content" });
}
