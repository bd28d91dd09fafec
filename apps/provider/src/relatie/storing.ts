import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wacht } from 'node:timers/promises';
import { Weigering, type WeigerStatus } from '../http/weigering.ts';

const traagMs = 20_000;

const statussen: Readonly<Record<string, WeigerStatus>> = {
  '401': 401,
  '403': 403,
  '404': 404,
  '500': 500,
  '503': 503,
};

const webpagina =
  '<!doctype html><html lang="nl"><title>Inloggen</title><p>Log opnieuw in.</p></html>';

/**
 * Gives a fault persona (decisions §10) the fault of their relation call.
 * @returns whether the call has been answered by it; false: go on as usual (traag: after 20 seconds).
 * @throws Weigering for the faults that are a status.
 */
export async function speelStoring(
  storing: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const status = statussen[storing];
  if (status) throw new Weigering(status);
  if (storing === 'traag') {
    // Whoever hung up is not waited for.
    await wacht(traagMs, undefined, { signal: request.signal });
    return false;
  }
  reply
    .serializer(String)
    .type(storing === 'html' ? 'text/html; charset=utf-8' : 'application/json');
  await reply.code(200).send(storing === 'html' ? webpagina : '');
  return true;
}
