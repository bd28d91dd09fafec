import { isObject } from '@mijn/domain/values';
import type { GraphqlResponse, GraphqlError } from '@mijn/contract/serverEntry';

/**
 * The kind of failure: no network, no JSON (the syntax error of §8), a refusal of the gateway itself, an
 * insurer that did not answer in time, or an error of one field.
 */
export type ErrorKind = 'network' | 'syntax' | 'refusal' | 'unreachable' | 'field';

/**
 * Status of an `ApiError` when the gateway does not know this build's operation, because it is of another
 * release (ADR 0107). Internal: no HTTP response has it.
 */
export const outdatedStatus = 426;

/** A failed call; the only error type that leaves `api/`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number;
  /** Reason codes when a capability is off (403, §6). */
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

/** The answer to an operation: the data that succeeded, and the errors. */
export interface OperationResult<Data> {
  readonly data: { readonly [Field in keyof Data]: Data[Field] | null };
  readonly errors: readonly ApiError[];
}

/** A part of a screen that may fail by itself; plain values, so that it survives the data island. */
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

// The types of the schema are trusted: gateway and client are built from the same SDL.
function isData<Data>(data: unknown): data is OperationResult<Data>['data'] {
  return isObject(data) && !Array.isArray(data);
}

/**
 * Parses an answer of `/graphql`.
 * @throws ApiError when an error has no field: then no part of the answer can be used
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
 * Returns a field that the screen cannot do without.
 * @throws ApiError the field's own error, or 404 when it is null without one
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

/**
 * Returns whether a failure concerns the whole screen: the session is gone, or the answer is not JSON (§8).
 */
export function concernsScreen({ kind, status }: ApiError): boolean {
  return status === 401 || kind === 'syntax';
}

/**
 * Returns a field whose failure is shown in its place while the rest of the screen stays (docs/decisions.md
 * §8).
 * @throws ApiError only when the failure concerns the whole screen
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
