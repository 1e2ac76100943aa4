/** An expected outcome as a value: what can go wrong is part of the type; surprises are thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error };
}
