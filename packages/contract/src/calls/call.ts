import { isObject } from '@mijn/domain/isObject';
import type { z } from 'zod';
import type { GatewayPurpose } from '../caller.ts';

/** The statuses with which a call is refused (docs/decisions.md §8). */
export const refusalStatuses = [
  400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503,
] as const;

/** A status with which a call is refused. */
export type RefusalStatus = (typeof refusalStatuses)[number];

/** What each refusal says (docs/decisions.md §8), as the OpenAPI document names it. */
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

/** The refusals that say in Retry-After how many seconds to wait. */
export const retriedRefusals: ReadonlySet<RefusalStatus> = new Set([429, 503]);

/** What every call may be refused with. */
const ofEveryCall: readonly RefusalStatus[] = [400, 401, 403, 408, 429, 500, 503];

/** What a call may be refused with besides, where an insurer may not have it at all. */
const ofExtensions: readonly RefusalStatus[] = [404];

/** What a call may be refused with besides, whose method can bring content. */
const ofContent: readonly RefusalStatus[] = [413, 415];

/** Where a call belongs in the document. */
export type CallDomain =
  | 'relatie'
  | 'zorgpas'
  | 'declaraties'
  | 'eigenRisico'
  | 'zorggebruik'
  | 'zorgkosten'
  | 'facturen'
  | 'betalingen';

/** A call of the insurer as data (docs/contract.md): all that both sides need to know of it. */
export interface Call {
  readonly domain: CallDomain;
  /** A summary in one line for the OpenAPI document. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base, its parts as `:name`. */
  readonly path: string;
  /** Beyond the core of §7: an insurer without it answers 404. */
  readonly extension?: true;
  /** Left out, a person asks; else the gateway itself, with a token that speaks for nobody and is for this only. */
  readonly asker?: GatewayPurpose;
  /**
   * Only for the person themselves: what is changed, accepted or paid in their name, and what they have not sent in
   * (the draft, its files, and what was read of them). Staff who look along as that person get 403.
   */
  readonly ownerOnly?: true;
  /** Query parameters that name a person or thing: a malformed one is one that does not exist. */
  readonly references?: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** At most so many bytes of body. */
  readonly maximumBytes?: number;
  /** What is answered, by its status; beside 200 it may be a refusal's, with a body of its own. */
  readonly answers: Readonly<Partial<Record<200 | 202 | 409, z.ZodType>>>;
  /** What a reader takes for an answer, where an insurer may know more words than we do. */
  readonly accepts?: z.ZodType;
  /** Whether a refusal nests its status: `status.status` (docs/contract.md, Shapes). */
  readonly nestsStatus?: true;
  /** What else it may be refused with than every call may. */
  readonly refusals: readonly RefusalStatus[];
  /** A form with files, streamed in, or a file of one of these kinds, streamed out. */
  readonly streams?: 'form' | readonly string[];
}

/** Holds entries to the form of a call, and keeps what each says exactly. */
export function defineCalls<const Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
): Calls {
  return calls;
}

/**
 * All that a call may be refused with: with 404 where an insurer may not have it at all, with 413 and 415 where
 * content may come along, even if the call takes none.
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

/** The status that an answer carries (docs/contract.md, Shapes); undefined where it has none. */
export function statusInAnswer(answer: unknown): number | undefined {
  const outside = statusOf(answer);
  const status = typeof outside === 'object' ? statusOf(outside) : outside;
  return typeof status === 'number' && Number.isInteger(status) ? status : undefined;
}

function statusOf(value: unknown): unknown {
  return isObject(value) ? value['status'] : undefined;
}
