import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Renders what it was asked as text, after asking for the relation where somebody is logged in. */
const entry = `
export const operaties = ['{ relatie { opgemaakteNaam } }'];
export async function render({ url, taal, config, ingelogd, status, graphql }) {
  const pad = url.split('?')[0];
  if (pad === '/500') throw new Error('de client is stuk');
  if (pad === '/403') return { soort: 'doorsturen', status: 303, naar: 'https://elders.example/' };
  if (status === undefined && !ingelogd && pad.startsWith('/overzicht')) {
    return { soort: 'doorsturen', status: 303, naar: '/inloggen?terug=overzicht' };
  }
  const antwoord = ingelogd ? await graphql({ query: operaties[0] }) : undefined;
  const fout = antwoord?.errors?.[0].extensions.status;
  if (fout === 401) return { soort: 'doorsturen', status: 303, naar: '/inloggen?unauthorized=true' };
  const naam = antwoord?.data?.relatie?.opgemaakteNaam ?? 'niemand';
  const html = '<!doctype html><html lang="' + taal + '"><p>' +
    [config.merk, naam, pad, fout ?? 'goed', config.onderhoudUrl ?? 'geen', ...(config.betaling ? [config.betaling.label, ...config.betaling.hosts] : [])].join('|') + '</p>' + (url.includes('lang=1') ? '<p>nog meer</p>'.repeat(200) : '') + '</html>';
  const stijlHashes = url.includes('stijl=1') && ['sha256-' + 'a'.repeat(43) + '=', "x'; script-src 'unsafe-inline"];
  return { soort: 'pagina', status: status ?? fout ?? 200, html, ...(stijlHashes && { stijlHashes }) };
}
`;

/** Writes the smallest client build; `gone` removes it. */
export async function createStubClient(): Promise<{ map: string; gone: () => Promise<void> }> {
  const map = await mkdtemp(path.join(tmpdir(), 'mijn-client-'));
  const assets = path.join(map, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  await mkdir(path.join(map, 'server'));
  await Promise.all([
    writeFile(path.join(map, 'package.json'), '{"type":"module"}'),
    writeFile(path.join(map, 'server', 'entry-server.js'), entry),
    writeFile(path.join(assets, 'app-a1b2.js'), 'console.log("app");'),
    writeFile(path.join(assets, 'app-a1b2.js.br'), 'geperst'),
    writeFile(path.join(map, 'client', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]);
  return { map, gone: () => rm(map, { recursive: true, force: true }) };
}
