import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderAanvraag, ServerEntry } from '@mijn/contract/serverEntry';
import { isTaal } from '@mijn/domain/taal';
import { proefAntwoord } from './proefAntwoord.ts';

// Serves the built client with made-up answers, to look at pages without gateway or database.
// Cookies steer it: `proef=in` is a session; `proef=404` (403, 500, 503, 401, syntax) a failing relation.
const dist = process.argv[3] ?? path.join(import.meta.dirname, '../dist');
const soorten: Readonly<Record<string, string>> = {
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

const cookie = (req: IncomingMessage, naam: string) =>
  new RegExp(`(?:^|; )${naam}=([^;]*)`).exec(req.headers.cookie ?? '')?.[1];

function aanvraag(req: IncomingMessage, poort: number): RenderAanvraag {
  const proef = cookie(req, 'proef');
  const taal = cookie(req, 'taal');
  const ankerzee = req.headers.host?.startsWith('ankerzee.') ?? false;
  return {
    url: req.url ?? '/',
    taal: isTaal(taal) ? taal : 'nl',
    config: {
      merk: ankerzee ? 'AZVZ' : 'ZZ',
      merkUrls: { ZZ: `http://localhost:${poort}`, AZVZ: `http://ankerzee.localhost:${poort}` },
    },
    ingelogd: proef !== undefined,
    nu: new Date().toISOString(),
    signal: AbortSignal.timeout(10_000),
    graphql: (verzoek) => Promise.resolve(proefAntwoord(verzoek, proef, ankerzee)),
  };
}

async function leesLijf(req: IncomingMessage): Promise<string> {
  const stukken: Buffer[] = [];
  for await (const stuk of req) stukken.push(Buffer.from(stuk));
  return Buffer.concat(stukken).toString('utf8');
}

async function antwoord(
  req: IncomingMessage,
  res: ServerResponse,
  entry: ServerEntry,
  poort: number,
) {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const soort = soorten[path.extname(url.pathname)];
  if (soort) {
    const inhoud = await readFile(path.join(dist, 'client', path.normalize(url.pathname)));
    res.writeHead(200, { 'content-type': soort }).end(inhoud);
    return;
  }
  const vraag = aanvraag(req, poort);
  if (url.pathname === '/graphql') {
    const { query, variables } = JSON.parse(await leesLijf(req));
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(await vraag.graphql({ query, variables })));
    return;
  }
  if (url.pathname.startsWith('/api/')) {
    res.writeHead(200, { 'set-cookie': 'proef=; Max-Age=0; Path=/' }).end('{}');
    return;
  }
  const uit = await entry.render(vraag);
  if (uit.soort === 'doorsturen') res.writeHead(uit.status, { location: uit.naar }).end();
  else {
    res.writeHead(uit.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': csp.replace(
        "style-src 'self'",
        `style-src ${(uit.stijlHashes ?? []).map((hash) => `'${hash}'`).join(' ')}`,
      ),
      'cache-control': 'no-store',
    });
    res.end(uit.html);
  }
}

const entry: ServerEntry = await import(
  pathToFileURL(path.join(dist, 'server/entry-server.js')).href
);
const poort = Number(process.argv[2] ?? 0);
const server = createServer((req, res) => {
  antwoord(req, res, entry, poort || 80).catch((fout: unknown) => {
    process.stderr.write(`${String(fout)}\n`);
    res.writeHead(404).end();
  });
});
server.listen(poort, () => process.stdout.write(`${JSON.stringify(server.address())}\n`));
