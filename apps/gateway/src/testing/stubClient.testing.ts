import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventedLinks } from '@mijn/domain/inventedLinks';

/**
 * Renders its input as text, after fetching the relation for a logged-in person. For posted forms it
 * handles `signOut`, rejects `question`, sends a `claim` and shows its files' results, and makes one call
 * for any other; it shows a form of an earlier session.
 */
const entry = `
export const operations = ['{ relatie { opgemaakteNaam } }'];
export function renderShell({ language, config }) {
  const html = '<!doctype html><html lang="' + language + '"><p>shell|' + [config.merk, config.internal].join('|') + '</p></html>';
  return { kind: 'page', status: 200, html };
}
export async function render({ url, language, config, loggedIn, status, personMark, graphql, seal, posted, flash, stopSessie, forwardClaim }) {
  const path = url.split('?')[0];
  if (path === '/500') throw new Error('the client is broken');
  if (path === '/403') return { kind: 'redirect', status: 303, to: 'https://elders.example/' };
  if (status === undefined && !loggedIn && (path.startsWith('/overzicht') || path === '/declaraties/indienen')) {
    return { kind: 'redirect', status: 303, to: '/inloggen?terug=overzicht' };
  }
  if (posted?.isEarlier) {
    const files = (posted.files ?? []).map(({ name, answer }) => name + ' ' + answer.status);
    return { kind: 'page', status: 409, html: '<p>earlier ' + posted.fields + ' ' + files + '</p>' };
  }
  const form = posted?.fields.get('form');
  if (form === 'signOut' || form === 'signOutEverywhere') {
    const ended = await stopSessie(form === 'signOutEverywhere');
    return { kind: 'redirect', status: 303, to: ended ? '/uitloggen' : '/inloggen?unauthorized=true' };
  }
  if (form === 'claim') {
    const sent = await forwardClaim(new FormData(), posted.key);
    if (posted.fields.has('goed') && sent.status === 200) return { kind: 'redirect', status: 303, to: '/declaraties/indienen?mark=' + posted.mark };
    const files = posted.files.map(({ name, answer }) => ({ name, answer }));
    const html = JSON.stringify({ fields: Object.fromEntries(posted.fields), files, sent: sent.status });
    return { kind: 'page', status: 422, html };
  }
  if (form === 'question') {
    return { kind: 'page', status: 422, html: '<p>' + posted.fields + '</p>' };
  }
  if (form) {
    await graphql({ query: operations[0] });
    return { kind: 'redirect', status: 303, to: '/overzicht?posted=' + posted.mark, flash: 'the bank of ' + posted.fields.get('kenmerk') };
  }
  if (loggedIn && path === '/declaraties/D1') await graphql({ query: '{ declaratie(nummer: "D1") { nummer } }' });
  const response = loggedIn ? await graphql({ query: operations[0] }) : undefined;
  const failed = response?.errors?.[0].extensions.status;
  if (failed === 401) return { kind: 'redirect', status: 303, to: '/inloggen?unauthorized=true' };
  const name = response?.data?.relatie?.opgemaakteNaam ?? 'niemand';
  const html = '<!doctype html><html lang="' + language + '"><p>' +
    [config.merk, name, path, failed ?? 'goed', config.maintenanceUrl ?? 'geen', ...(config.betaling ? [config.betaling.label, ...config.betaling.hosts] : []), config.links.help.phone].join('|') + '</p>' + (url.includes('seal=1') ? '<i>' + seal.key + ' ' + (seal.token ?? '') + '</i>' : '') + (url.includes('mark=1') ? '<u>' + personMark + '</u>' : '') + (flash ? '<b>' + flash + '</b>' : '') + (url.includes('lang=1') ? '<p>nog meer</p>'.repeat(200) : '') + '</html>';
  const styleHashes = url.includes('stijl=1') && ['sha256-' + 'a'.repeat(43) + '=', "x'; script-src 'unsafe-inline"];
  return { kind: 'page', status: status ?? failed ?? 200, html, ...(styleHashes && { styleHashes }) };
}
`;

/** Operations of this and the previous build. */
const earlier = JSON.stringify([
  ['{ relatie { opgemaakteNaam } }'],
  ['{ relatie { achternaam } }', '{ relatie { schoenmaat } }'],
]);

/** Links of a realistic brand, not considered fictitious. */
const links = JSON.stringify(inventedLinks).replaceAll('.example', '.test');

/** Writes a minimal client build; `gone` removes it. */
export async function createStubClient(): Promise<{
  folder: string;
  linksFile: string;
  gone: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-client-'));
  const assets = path.join(folder, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  await mkdir(path.join(folder, 'client', '.vite'));
  await mkdir(path.join(folder, 'server'));
  await Promise.all([
    writeFile(path.join(folder, 'links.json'), links),
    writeFile(path.join(folder, 'package.json'), '{"type":"module"}'),
    writeFile(path.join(folder, 'server', 'entry-server.js'), entry),
    writeFile(path.join(folder, 'client', '.vite', 'operations.json'), earlier),
    writeFile(path.join(assets, 'app-a1b2.js'), 'console.log("app");'),
    writeFile(path.join(assets, 'app-a1b2.js.br'), 'geperst'),
    writeFile(path.join(folder, 'client', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]);
  return {
    folder,
    linksFile: path.join(folder, 'links.json'),
    gone: () => rm(folder, { recursive: true, force: true }),
  };
}
