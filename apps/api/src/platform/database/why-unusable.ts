import { databaseCode, isDatabaseAway, isOutOfResources, isUntrusted } from "./database-errors.ts";

/** In one line why a database that was named cannot be used, where an operator can mend it. */
export function whyUnusable(error: unknown): string | undefined {
  switch (databaseCode(error)) {
    // invalid_password, invalid_authorization_specification
    case "28P01":
    case "28000":
      return `The database refuses who asks (${messageOf(error)}): check name and password in DATABASE_URL`;
    // invalid_catalog_name
    case "3D000":
      return `The database is not there (${messageOf(error)}): make it with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', or check DATABASE_URL`;
    // insufficient_privilege
    case "42501":
      return `The database does not let the shop make its tables (${messageOf(error)}): let the user of DATABASE_URL own it`;
    // too_many_connections
    case "53300":
      return `The database has no connection left (${messageOf(error)}): raise its max_connections, or lower DATABASE_POOL_SIZE`;
  }
  if (isOutOfResources(error))
    return `The database is out of room (${messageOf(error)}): give it disk or memory, then repeat what was not saved`;
  const cause = causeOf(error);
  if (isUntrusted(cause))
    return `The connection to the database cannot be encrypted (${cause.message}): renew the database's certificate, or correct sslmode and sslrootcert in DATABASE_URL`;
  return isDatabaseAway(error)
    ? "The database does not answer: check DATABASE_URL, or DATA_DIR where there is none, and whether it runs"
    : undefined;
}

/** PostgreSQL's own message: Drizzle puts the statement before it. */
const messageOf = (error: unknown): string => causeOf(error).message;

function causeOf(error: unknown): Error {
  const { cause } = error as Error;
  return cause instanceof Error ? causeOf(cause) : (error as Error);
}
