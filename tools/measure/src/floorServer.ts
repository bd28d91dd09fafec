import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '@mijn/dev-env/listen';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { build } from 'vite';
import { routes } from './floor.ts';

async function buildScript(): Promise<string> {
  const input = path.join(import.meta.dirname, 'floorClient.ts');
  const rolldownOptions = { input, output: { codeSplitting: false } };
  const before = process.env['NODE_ENV'];
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions },
  });
  // Vite sets it for the whole process. The servers that are started later inherit it, and the simulators
  // refuse to start in production.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('The floor was not built');
  return first.output[0].code;
}

async function render(): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://floor.localhost/'));
  if (context instanceof Response) throw new Error('The floor page does not redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
  );
  const data = JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><script type="module" src="/client.js"></script></head><body><div id="root">${body}</div><script type="application/json" id="data">${data}</script></body></html>`;
}

// The measured persona has as many claims.
const rows = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 6 }, (_cell, at) => `Cell ${row}.${at}`),
);

/** Builds and serves the floor page, with the headers of our pages. */
export async function startFloor(headers: Readonly<Record<string, string>>) {
  const pages: Readonly<Record<string, readonly [type: string, body: () => Promise<string>]>> = {
    '/': ['text/html; charset=utf-8', render],
    '/client.js': ['text/javascript', buildScript],
    '/rows.json': ['application/json', () => Promise.resolve(JSON.stringify(rows))],
  };
  const answers = new Map<string, { type: string; body: Buffer }>();
  for (const [at, [type, body]] of Object.entries(pages))
    answers.set(at, { type, body: brotliCompressSync(await body()) });
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url);
    if (!answer) return response.writeHead(404).end();
    const { type, body } = answer;
    response.writeHead(200, {
      ...(url === '/' && headers),
      'content-type': type,
      'content-length': body.length,
      'content-encoding': 'br',
    });
    return response.end(body);
  });
  const url = `http://localhost:${await listen(server)}/`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
