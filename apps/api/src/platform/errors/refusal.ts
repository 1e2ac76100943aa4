import { errorMessage, errorTable, fieldOf, type ErrorCode, type ErrorParams } from "@shop/contract/errors";
import type { Refusal as RefusalAnswer } from "@shop/contract/types";

/**
 * An expected refusal on its way to the shopper. Thrown, so that the transaction it happens in
 * is rolled back; `http/` turns it into the answer of a call.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;
  /** Code of each field that is wrong. */
  readonly fields: Record<string, ErrorCode> | undefined;
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { params?: ErrorParams; fields?: Record<string, ErrorCode>; retryAfter?: number } = {},
  ) {
    super(errorMessage(code, options.params));
    this.code = code;
    this.params = options.params;
    const field = fieldOf(code);
    this.fields = options.fields ?? (field === undefined ? undefined : { [field]: code });
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  answer(): RefusalAnswer {
    const fields = this.fields && Object.entries(this.fields);
    return {
      code: -1,
      message: this.message,
      data: null,
      error: this.code,
      ...(this.params && { params: this.params }),
      ...(fields && {
        errors: Object.fromEntries(
          fields.map(([field, code]) => [field, errorMessage(code, { ...this.params, field })]),
        ),
        fields: this.fields,
      }),
    };
  }

  /** The answer where no call is asked for. */
  response(headers: Record<string, string> = {}): Response {
    const retry: Record<string, string> =
      this.retryAfter === undefined ? {} : { "retry-after": String(this.retryAfter) };
    return Response.json(this.answer(), {
      status: this.status,
      headers: { "cache-control": "no-store", ...retry, ...headers },
    });
  }
}

/** Stops the operation with a refusal. */
export function refuse(code: ErrorCode, params?: ErrorParams): never {
  throw new Refusal(code, params ? { params } : {});
}

/** Stops the operation because of its input, field by field; the answer's message is that of the first. */
export function refuseFields(fields: Record<string, ErrorCode>, params?: ErrorParams, code?: ErrorCode): never {
  const [field, first] = Object.entries(fields)[0]!;
  throw new Refusal(code ?? first, { fields, params: { ...params, field } });
}
