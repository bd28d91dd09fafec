import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '@mijn/dev-env/listen';
import { buildFloor } from './buildFloor.ts';

// As many as the persona who is measured has claims.
const rows = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 6 }, (_cell, at) => `Cell ${row}.${at}`),
);

/** Builds and serves the floor page, with the security headers of a page of ours. */
export async function startFloor(folder: string, headers: Readonly<Record<string, string>>) {
  const { script, render } = await buildFloor(folder);
  const json = brotliCompressSync(JSON.stringify({ rows }));
  const server = createServer((request, response) => {
    const answer = (type: string, body: Buffer, more = {}): void => {
      const length = { 'content-length': body.length };
      response.writeHead(200, {
        ...more,
        ...length,
        'content-type': type,
        'content-encoding': 'br',
      });
      response.end(body);
    };
    if (request.url === '/client.js') answer('text/javascript', script);
    else if (request.url === '/rows.json') answer('application/json', json);
    else
      void render('/client.js').then((html) =>
        answer('text/html; charset=utf-8', brotliCompressSync(html), headers),
      );
  });
  const url = `http://localhost:${await listen(server)}/`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, close };
}
