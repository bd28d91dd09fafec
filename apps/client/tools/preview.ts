import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderRequest, ServerEntry } from '@mijn/contract/serverEntry';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { isLanguage } from '@mijn/domain/language';
import { sampleResponse } from './sampleResponse.ts';

// Serves the built client with made-up answers, to look at pages without gateway or database.
// Cookies steer it: `preview=in` is a session; `preview=404` (403, 500, 503, 401, syntax) a failing relation.
const dist = process.argv[3] ?? path.join(import.meta.dirname, '../dist');
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'self'";

const cookie = (req: IncomingMessage, name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(req.headers.cookie ?? '')?.[1];

function createRequest(req: IncomingMessage, port: number): RenderRequest {
  const preview = cookie(req, 'preview');
  const language = cookie(req, 'taal');
  const ankerzee = req.headers.host?.startsWith('ankerzee.') ?? false;
  return {
    url: req.url ?? '/',
    language: isLanguage(language) ? language : 'nl',
    config: {
      merk: ankerzee ? 'AZVZ' : 'ZZ',
      brandUrls: { ZZ: `http://localhost:${port}`, AZVZ: `http://ankerzee.localhost:${port}` },
      links: inventedLinks[ankerzee ? 'AZVZ' : 'ZZ'],
    },
    loggedIn: preview !== undefined,
    now: new Date().toISOString(),
    signal: AbortSignal.timeout(10_000),
    graphql: (request) => Promise.resolve(sampleResponse(request, preview, ankerzee)),
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

async function response(
  req: IncomingMessage,
  res: ServerResponse,
  entry: ServerEntry,
  port: number,
) {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const kind = kinds[path.extname(url.pathname)];
  if (kind) {
    const content = await readFile(path.join(dist, 'client', path.normalize(url.pathname)));
    res.writeHead(200, { 'content-type': kind }).end(content);
    return;
  }
  const renderRequest = createRequest(req, port);
  if (url.pathname === '/graphql') {
    const { query, variables } = JSON.parse(await readBody(req));
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(await renderRequest.graphql({ query, variables })));
    return;
  }
  if (url.pathname.startsWith('/api/')) {
    res.writeHead(200, { 'set-cookie': 'preview=; Max-Age=0; Path=/' }).end('{}');
    return;
  }
  const out = await entry.render(renderRequest);
  if (out.kind === 'redirect') res.writeHead(out.status, { location: out.to }).end();
  else {
    res.writeHead(out.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': csp.replace(
        "style-src 'self'",
        `style-src 'self' ${(out.styleHashes ?? []).map((hash) => `'${hash}'`).join(' ')}`,
      ),
      'cache-control': 'no-store',
    });
    res.end(out.html);
  }
}

const entry: ServerEntry = await import(
  pathToFileURL(path.join(dist, 'server/entry-server.js')).href
);
const port = Number(process.argv[2] ?? 0);
const server = createServer((req, res) => {
  response(req, res, entry, port || 80).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    res.writeHead(404).end();
  });
});
server.listen(port, () => process.stdout.write(`${JSON.stringify(server.address())}\n`));
