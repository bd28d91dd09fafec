import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

export const stylePath = '/style.css';

export const iconPath = '/icon.svg';

const frame = new URL('frame.css', import.meta.url);
const base = new URL('base.css', import.meta.url);

async function readAll(addresses: readonly URL[]): Promise<string> {
  return (await Promise.all(addresses.map((address) => readFile(address, 'utf8')))).join('\n');
}

/**
 * Serves a simulator's style sheet and icon.
 * @param folder URL of the folder with `style.css` and `icon.svg`, with a trailing slash
 * @param sharesBase whether it uses the shared cards, facts and buttons
 */
export async function serveFiles(
  app: FastifyInstance,
  folder: URL,
  sharesBase: boolean,
): Promise<void> {
  const style = new URL('style.css', folder);
  const css = await readAll(sharesBase ? [frame, base, style] : [frame, style]);
  const svg = await readAll([new URL('icon.svg', folder)]);
  const headers = { 'x-content-type-options': 'nosniff' };
  app.get(stylePath, (_request, reply) =>
    reply.headers(headers).type('text/css; charset=utf-8').send(css),
  );
  app.get(iconPath, (_request, reply) => reply.headers(headers).type('image/svg+xml').send(svg));
}
