import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { refuseTwin } from "../../../platform/errors/refuse-twin.ts";
import { findServiceKinds, listServiceKinds } from "../../../modules/catalog/public.ts";
import { checkProvinces } from "../../../modules/customers/public.ts";
import {
  findFreelancerNamed,
  listSkills,
  saveFreelancer,
  type FreelancerInput,
} from "../../../modules/freelancers/public.ts";
import { findFreelancerForStaff } from "./find-freelancer.ts";

/** A freelancer as staff enter them: `skills` are keys of sub-categories of services. */
type FreelancerCard = FreelancerInput & { skills: string[] };

interface FreelancerWrite {
  /** The freelancer to update; absent for a new one. */
  id?: number | undefined;
  card: FreelancerCard;
  /** Confirms that it is another person of the same name. */
  again?: boolean;
  actor: string;
}

/** Reads a freelancer as staff entered them. Throws a `StaffError` if there is none. */
export async function readFreelancer(tx: Tx, id: number): Promise<FreelancerCard> {
  const { name, about, image, languages, provinces, hourlyPrice, sinceYear } = await findFreelancerForStaff(tx, id);
  const kinds = new Map((await listServiceKinds(tx)).map((kind) => [kind.id, kind.key]));
  const skills = (await listSkills(tx, id)).flatMap((skill) => kinds.get(skill) ?? []);
  return { name, about, image, skills, languages, provinces, hourlyPrice, sinceYear };
}

/** Updates a freelancer, or adds one, who works Monday to Saturday from 8 to 17 until other hours are set. Returns the id. */
export async function writeFreelancer(
  tx: Tx,
  { id, card: { skills, ...input }, again, actor }: FreelancerWrite,
): Promise<number> {
  const before = id === undefined ? null : await readFreelancer(tx, id);
  const { en } = input.name;
  const twin = before || again ? undefined : await findFreelancerNamed(tx, en);
  if (twin !== undefined) refuseTwin(`freelancer ${twin} "${en}"`, `--id ${twin}`);
  await checkProvinces(tx, input.provinces);
  const saved = await saveFreelancer(tx, id, input, await findServiceKinds(tx, skills));
  await recordChange(tx, {
    storeId: null,
    actor,
    action: "save-freelancer",
    entity: "freelancer",
    entityId: saved,
    ...(before && { before }),
    after: { ...input, skills },
  });
  await publishChange(tx, { kind: "content" });
  return saved;
}
