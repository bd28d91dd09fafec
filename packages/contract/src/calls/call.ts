import type { Bereik } from '@mijn/domain/machtiging';
import { isObject } from '@mijn/domain/values';
import type { z } from 'zod';
import type { GatewayPurpose } from '../caller.ts';

/** Statuses of refusals (docs/decisions.md §8). */
export const refusalStatuses = [
  400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503,
] as const;

export type RefusalStatus = (typeof refusalStatuses)[number];

/** Description of each refusal in the OpenAPI document (docs/decisions.md §8). */
export const refusalMeanings: Readonly<Record<RefusalStatus, string>> = {
  400: 'Malformed, or with a field that is not known',
  401: 'Not proven who asks',
  403: 'Not allowed, or a capability that is off: `redenen` says why',
  404: 'Unknown, or of somebody else: the two answer alike',
  405: 'Another method than this address takes',
  408: 'Sent too slowly',
  409: 'Out of date, a key used for something else, or still running',
  413: 'Too large',
  415: 'Another kind of content than this call takes',
  429: 'Asked too often: again after Retry-After; `redenen` names the quota that was used up',
  500: 'Something went wrong: `request` is its id',
  503: 'Something behind is down, or there is too much to do: again after Retry-After',
};

/** Refusals with a Retry-After header, in seconds. */
export const retriedRefusals: ReadonlySet<RefusalStatus> = new Set([429, 503]);

// Possible for every call.
const ofEveryCall: readonly RefusalStatus[] = [400, 401, 403, 408, 429, 500, 503];

// Possible for extensions, which an insurer may lack.
const ofExtensions: readonly RefusalStatus[] = [404];

// Possible for methods with a body.
const ofContent: readonly RefusalStatus[] = [413, 415];

/** Tag of a call in the OpenAPI document. */
export type CallDomain =
  | 'relatie'
  | 'zorgpas'
  | 'declaraties'
  | 'eigenRisico'
  | 'zorggebruik'
  | 'zorgkosten'
  | 'facturen'
  | 'betalingen'
  | 'vragen';

export interface Call {
  readonly domain: CallDomain;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base, with parameters as `:name`. */
  readonly path: string;
  /** Not part of the core of §7; an insurer without extensions answers 404. */
  readonly extension?: true;
  /** Requires the gateway's own token with this purpose; by default a person calls. */
  readonly asker?: GatewayPurpose;
  /**
   * Reserved to the person: changes, acceptances and payments in their name, and data they have not sent in (the draft,
   * its files, and their reading). Staff who look on behalf of the person get 403.
   */
  readonly ownerOnly?: true;
  /**
   * Scope of the permission that a representative needs for this call; `elk`: either scope. Representatives get 403 for
   * a call without it: consent, account, contact details, messages, documents and representatives are the
   * person's own.
   */
  readonly gemachtigde?: Bereik | 'elk';
  /** Query parameters that identify a person or record; a malformed one is treated as unknown (404). */
  readonly references?: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly maximumBytes?: number;
  /** Answers by status; a status other than 200 may be a refusal's, with its own body. */
  readonly answers: Readonly<Partial<Record<200 | 202 | 409, z.ZodType>>>;
  /** Wider schema for the client, where an insurer may use values that this version does not know. */
  readonly accepts?: z.ZodType;
  /** Nests the status of refusals: `status.status` (docs/contract.md, Shapes). */
  readonly nestsStatus?: true;
  /** Refusals in addition to those of every call. */
  readonly refusals: readonly RefusalStatus[];
  /** A form with files as body, or a file of one of these types as answer; both are streamed. */
  readonly streams?: 'form' | readonly string[];
}

/** Returns the calls unchanged, checked against `Call` and with their exact types. */
export function defineCalls<const Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
): Calls {
  return calls;
}

/**
 * Returns all refusals of a call: includes 404 for extensions, and 413 and 415 for methods with a
 * body, even if the call takes none.
 */
export function refusalsOf({
  refusals,
  extension,
  method,
}: Pick<Call, 'refusals' | 'extension' | 'method'>): RefusalStatus[] {
  const all = new Set([
    ...ofEveryCall,
    ...refusals,
    ...(extension ? ofExtensions : []),
    ...(method === 'GET' ? [] : ofContent),
  ]);
  return [...all].toSorted((one, other) => one - other);
}

/** Returns the status in an answer (docs/contract.md, Shapes); undefined when it has none. */
export function statusInAnswer(answer: unknown): number | undefined {
  const outside = statusOf(answer);
  const status = typeof outside === 'object' ? statusOf(outside) : outside;
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
}

function statusOf(value: unknown): unknown {
  return isObject(value) ? value['status'] : undefined;
}
