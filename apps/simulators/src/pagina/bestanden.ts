import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Where the pages' own style sheet and icon are found. */
export const stijlPad = '/stijl.css';
export const icoonPad = '/icoon.svg';

const basis = new URL('basis.css', import.meta.url);

async function leesAlle(adressen: readonly URL[]): Promise<string> {
  return (await Promise.all(adressen.map((adres) => readFile(adres, 'utf8')))).join('\n');
}

/**
 * Serves a simulator's style sheet and icon.
 *
 * @param map address of the folder in which `stijl.css` and `icoon.svg` stand, with a slash
 * @param deelt whether the look that simulators share comes before its own
 */
export async function dienBestandenOp(
  app: FastifyInstance,
  map: URL,
  deelt: boolean,
): Promise<void> {
  const stijl = new URL('stijl.css', map);
  const css = await leesAlle(deelt ? [basis, stijl] : [stijl]);
  const svg = await leesAlle([new URL('icoon.svg', map)]);
  const koppen = { 'x-content-type-options': 'nosniff' };
  app.get(stijlPad, (_request, reply) =>
    reply.headers(koppen).type('text/css; charset=utf-8').send(css),
  );
  app.get(icoonPad, (_request, reply) => reply.headers(koppen).type('image/svg+xml').send(svg));
}
