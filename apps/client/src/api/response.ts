import type { GraphqlResponse, GraphqlError } from '@mijn/contract/serverEntry';
import { ApiError } from './apiError.ts';

/** What an operation answered: the data that did not fail, and the errors beside it. */
export interface Answer<Data> {
  readonly data: { readonly [Field in keyof Data]: Data[Field] | null };
  readonly errors: readonly ApiError[];
}

/** A part of a screen that may fail by itself; plain, so that it survives the data island. */
export type Part<Value> =
  | { readonly succeeded: true; readonly waarde: Value }
  | { readonly succeeded: false; readonly status: number; readonly redenen: readonly string[] };

function toApiError({ path, extensions }: GraphqlError): ApiError {
  const veld = typeof path?.[0] === 'string' ? path[0] : undefined;
  const status = extensions?.status ?? 500;
  const kind = extensions?.soort === 'syntax' ? 'syntax' : 'veld';
  return new ApiError(kind, status, { veld, redenen: extensions?.redenen });
}

/**
 * Reads the answer of `/graphql`.
 * @throws ApiError when an error belongs to no field: then nothing of the answer can be used.
 */
export function parseResponse<Data>(raw: GraphqlResponse): Answer<Data> {
  const errors = (raw.errors ?? []).map(toApiError);
  const whole = errors.find((error) => error.veld === undefined);
  if (whole) throw whole;
  // The schema's types are trusted here: gateway and client are built from the same SDL.
  const data: Answer<Data>['data'] = Object(raw.data ?? {});
  return { data, errors };
}

/**
 * A field without which the screen has nothing to say.
 * @throws ApiError the field's own error, or 404 when it is null without one.
 */
export function required<Data, Field extends keyof Data & string>(
  response: Answer<Data>,
  veld: Field,
): NonNullable<Data[Field]> {
  const error = response.errors.find((one) => one.veld === veld);
  if (error) throw error;
  const { [veld]: value } = response.data;
  if (value === null || value === undefined) throw new ApiError('veld', 404, { veld });
  return value;
}

/**
 * A field whose failure is told in its place while the rest of the screen stays (decisions §8).
 * @throws ApiError only when the session is gone or the answer is no JSON: those concern the whole screen.
 */
export function part<Data, Field extends keyof Data & string>(
  response: Answer<Data>,
  field: Field,
): Part<NonNullable<Data[Field]>> {
  try {
    return { succeeded: true, waarde: required(response, field) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.soort === 'syntax')
      throw error;
    return { succeeded: false, status: error.status, redenen: error.redenen };
  }
}
