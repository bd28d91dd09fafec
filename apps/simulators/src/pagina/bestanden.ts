import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Where the pages' own style sheet and icon are found. */
export const stijlPad = '/stijl.css';
export const icoonPad = '/icoon.svg';

const soorten = { [stijlPad]: 'text/css; charset=utf-8', [icoonPad]: 'image/svg+xml' };

/**
 * Serves a simulator's style sheet and icon.
 *
 * @param map address of the folder in which `stijl.css` and `icoon.svg` stand, with a slash
 */
export async function dienBestandenOp(app: FastifyInstance, map: URL): Promise<void> {
  for (const [pad, soort] of Object.entries(soorten)) {
    const inhoud = await readFile(new URL(`.${pad}`, map), 'utf8');
    app.get(pad, (_request, reply) =>
      reply.headers({ 'content-type': soort, 'x-content-type-options': 'nosniff' }).send(inhoud),
    );
  }
}
