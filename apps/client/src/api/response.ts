import { isObject } from '@mijn/domain/isObject';
import type { GraphqlResponse, GraphqlError } from '@mijn/contract/serverEntry';

/**
 * Why a call failed: no network, no JSON where JSON was due (§8's syntax error), the gateway's own
 * refusal, an insurer that did not answer in time, or one field of the answer.
 */
export type ErrorKind = 'network' | 'syntax' | 'refusal' | 'unreachable' | 'field';

/** The status of a refusal because this build is of another release than the gateway (ADR 0107): no answer has it. */
export const outdatedStatus = 426;

/** A call that failed; the one type of error that leaves `api/`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** The status of the answer; 0 when there was none. */
  readonly status: number;
  /** Why a capability is off (403, §6). */
  readonly redenen: readonly string[];
  /** The field that failed, such as `relatie`. */
  readonly field: string | undefined;

  constructor(
    kind: ErrorKind,
    status: number,
    more: {
      readonly field?: string | undefined;
      readonly redenen?: readonly string[] | undefined;
    } = {},
  ) {
    super(`${kind} ${status} ${more.field ?? ''}`.trim());
    this.kind = kind;
    this.status = status;
    this.field = more.field;
    this.redenen = more.redenen ?? [];
  }
}

/** What an operation answered: the data that did not fail, and the errors beside it. */
export interface OperationResult<Data> {
  readonly data: { readonly [Field in keyof Data]: Data[Field] | null };
  readonly errors: readonly ApiError[];
}

/** A part of a screen that may fail by itself; plain, so that it survives the data island. */
export type Part<Value> =
  | { readonly succeeded: true; readonly value: Value }
  | { readonly succeeded: false; readonly status: number; readonly redenen: readonly string[] };

const kindPerWord: Readonly<Record<string, ErrorKind>> = {
  syntax: 'syntax',
  unreachable: 'unreachable',
};

function toApiError({ path, extensions }: GraphqlError): ApiError {
  const field = typeof path?.[0] === 'string' ? path[0] : undefined;
  const status = extensions?.status ?? 500;
  const kind = kindPerWord[extensions?.soort ?? ''] ?? 'field';
  return new ApiError(kind, status, { field, redenen: extensions?.redenen });
}

// The schema's types are trusted here: gateway and client are built from the same SDL.
function isData<Data>(data: unknown): data is OperationResult<Data>['data'] {
  return isObject(data) && !Array.isArray(data);
}

/**
 * Reads the answer of `/graphql`.
 * @throws ApiError when an error belongs to no field: then nothing of the answer can be used.
 */
export function parseResponse<Data>(raw: GraphqlResponse): OperationResult<Data> {
  const errors = (raw.errors ?? []).map(toApiError);
  const whole = errors.find((error) => error.field === undefined);
  if (whole) throw whole;
  const data = raw.data ?? {};
  if (!isData<Data>(data)) throw new ApiError('syntax', 200);
  return { data, errors };
}

/**
 * A field without which the screen has nothing to say.
 * @throws ApiError the field's own error, or 404 when it is null without one.
 */
export function required<Data, Field extends keyof Data & string>(
  response: OperationResult<Data>,
  field: Field,
): NonNullable<Data[Field]> {
  const error = response.errors.find((one) => one.field === field);
  if (error) throw error;
  const { [field]: value } = response.data;
  if (value === null || value === undefined) throw new ApiError('field', 404, { field });
  return value;
}

/** Whether a failure is no matter of one part: the session is gone, or the answer is no JSON (§8). */
export function concernsScreen({ kind, status }: ApiError): boolean {
  return status === 401 || kind === 'syntax';
}

/**
 * A field whose failure is told in its place while the rest of the screen stays (docs/decisions.md §8).
 * @throws ApiError only when it concerns the whole screen.
 */
export function part<Data, Field extends keyof Data & string>(
  response: OperationResult<Data>,
  field: Field,
): Part<NonNullable<Data[Field]>> {
  try {
    return { succeeded: true, value: required(response, field) };
  } catch (error) {
    if (!(error instanceof ApiError) || concernsScreen(error)) throw error;
    return { succeeded: false, status: error.status, redenen: error.redenen };
  }
}
