import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, type RefusalStatus } from '../http/refusal.ts';

const slowMs = 20_000;

const statuses: Readonly<Record<string, RefusalStatus>> = {
  '401': 401,
  '403': 403,
  '404': 404,
  '500': 500,
  '503': 503,
};

const webPage =
  '<!doctype html><html lang="nl"><title>Inloggen</title><p>Log opnieuw in.</p></html>';

/**
 * Gives a fault persona (decisions §10) the fault of their relation call.
 * @returns whether the call has been answered by it; false: go on as usual (traag: after 20 seconds).
 * @throws Weigering for the faults that are a status.
 */
export async function simulateFault(
  fault: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const status = statuses[fault];
  if (status) throw new Refusal(status);
  if (fault === 'traag') {
    // Whoever hung up is not waited for.
    await wait(slowMs, undefined, { signal: request.signal });
    return false;
  }
  reply.serializer(String).type(fault === 'html' ? 'text/html; charset=utf-8' : 'application/json');
  await reply.code(200).send(fault === 'html' ? webPage : '');
  return true;
}
