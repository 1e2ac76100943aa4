import { hash, verify } from "@node-rs/argon2";

/** argon2id with the least that OWASP's password storage cheat sheet asks for: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password is right. Without a hash the answer is false but takes as long, so that the time does not reveal who has an account. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await (decoy ??= hashPassword("nobody's password"))), password);
  return matches && Boolean(passwordHash);
}
