import type { RefusalStatus } from '@mijn/contract/calls/call';
import { createLogLimit } from '@mijn/domain/logLimit';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { isDatabaseGone } from './databaseGone.ts';
import { isOutOfRoom } from '@mijn/domain/outOfRoom';
import { BehindError, Refusal } from './refusal.ts';

const retryAfter: Partial<Record<RefusalStatus, string>> = { 503: '5', 429: '5' };

/**
 * Answers a refusal (docs/decisions.md §8): the same bytes for the same status, without what was asked and
 * never with a stack. Only 500 carries something of its own: the request id.
 */
export function sendRefusal(
  reply: FastifyReply,
  {
    status,
    redenen,
    retrySeconds,
  }: Pick<Refusal, 'status' | 'redenen'> & Partial<Pick<Refusal, 'retrySeconds'>>,
  nestsStatus: boolean,
): FastifyReply {
  const wait = retrySeconds ?? retryAfter[status];
  if (wait) reply.header('retry-after', wait);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // Written out, so that the response schema of the answer that was not given does not apply.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send({
      status: nestsStatus ? { status } : status,
      ...(redenen.length > 0 ? { redenen } : {}),
      ...(status === 500 ? { request: reply.request.id } : {}),
    });
}

/** What a failed call is refused with. Anything unexpected is 500. `hungUp`: nobody waits any longer. */
export function toRefusal(error: unknown, hungUp: boolean): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseGone(error) || isOutOfRoom(error)) return new Refusal(503);
  // Nobody reads this.
  if (hungUp) return new Refusal(408);
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const known = ([400, 405, 408, 413, 415, 429, 503] as const).find((s) => s === statusCode);
  return new Refusal(known ?? 500);
}

/** Of refused calls so many are told in so many milliseconds: anybody can cause as many as they like. */
const [mostRefused, windowMs] = [100, 10_000];

/** Says in the log that a call was refused, or failed. */
export type Report = (
  line: { readonly request: string; readonly path: string | undefined; readonly status: number },
  error: unknown,
) => void;

/**
 * Makes what tells of calls that were refused or failed. Their `path` is the template and not the address:
 * that may hold a number or a word somebody looked for. What is 500 is always told; of a flood of
 * refusals, those by what is behind us (503) included, the first and how many more there were.
 */
export function createReport(log: FastifyBaseLogger): Report {
  const tellRest = (refused: number): void => log.warn({ refused }, 'more calls were refused');
  const mayTell = createLogLimit({ most: mostRefused, windowMs, tellRest });
  return (line, error) => {
    if (line.status === 500) log.error({ ...line, error: toLogged(error) }, 'call failed');
    else if (!mayTell()) return;
    else if (line.status > 500) log.error({ ...line, error: toLogged(error) }, 'call failed');
    else log.info(line, 'call refused');
  };
}

/**
 * What the log tells of an error: not its message, which may repeat a value, and is often not ours; of what
 * failed behind us the words that are.
 */
export function toLogged(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const position = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const cause = error.cause instanceof BehindError ? error.cause.message : undefined;
  // Of a round in which several failed: what the first of them were.
  const errors =
    error instanceof AggregateError ? error.errors.slice(0, 3).map(toLogged) : undefined;
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, cause, position, errors };
}
