import pg from "pg";

/** The SQLSTATE of a database error, also of one wrapped by the query builder. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause.code;
  }
  return undefined;
}

/** serialization_failure and deadlock_detected: the same transaction can succeed if it is tried again. */
export function isConflict(error: unknown): boolean {
  return ["40001", "40P01"].includes(databaseCode(error) ?? "");
}

/** Whether a statement took longer than it may (57014), or a transaction paused for longer than it may (25P03), as where the process stood still. */
export function isTimeout(error: unknown): boolean {
  return ["57014", "25P03"].includes(databaseCode(error) ?? "");
}

/** Whether the database runs but has no disk (53100) or memory (53200) for what was asked: https://www.postgresql.org/docs/18/errcodes-appendix.html */
export function isOutOfResources(error: unknown): boolean {
  return ["53100", "53200"].includes(databaseCode(error) ?? "");
}

/** The name of the constraint that a statement broke, as `customers_phone_unique`. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code?.startsWith("23")) return cause.constraint;
  }
  return undefined;
}

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether a connection could not be encrypted as `sslmode` wants it, such as after the certificate of the database has expired. */
export function isUntrusted(error: unknown): boolean {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return (
    /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_|ERR_SSL_)/.test(code) ||
    message === "The server does not support SSL connections"
  );
}

/** Whether an error means that the database cannot be reached at the moment, so that the call can succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Of `fetch`: its cause is that of another service.
    if (cause instanceof TypeError) return false;
    const { code } = cause as NodeJS.ErrnoException;
    if (cause instanceof pg.DatabaseError) {
      // 08: connection lost; 57P: shut down, crashed or starting; 53300: too many connections; 25006: read only, as one that is no primary any more or not yet.
      return (
        code !== undefined && (code.startsWith("08") || code.startsWith("57P") || code === "53300" || code === "25006")
      );
    }
    if (code !== undefined && networkCodes.has(code) && isConnectError(cause)) return true;
    if (isUntrusted(cause)) return true;
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/.test(
        cause.message,
      )
    ) {
      return true;
    }
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** ENOENT and the like come from files too; those of sockets name the call that failed. */
function isConnectError(error: NodeJS.ErrnoException): boolean {
  return ["connect", "read", "write", "getaddrinfo"].includes(error.syscall ?? "");
}
