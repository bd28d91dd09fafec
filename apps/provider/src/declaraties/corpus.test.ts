import { validerenAntwoord } from '@mijn/contract/declaraties';
import { providerBasis, restPaden } from '@mijn/contract/restPaden';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inhoudVan, maakCorpus, steekproef } from '../bestanden/testhulp/corpus.ts';
import { echteBestanden } from '../bestanden/testhulp/corpusSysteem.ts';
import { maakToken, proefgoed } from '../testhulp/proefProvider.ts';
import { zaai } from '../zaaien.ts';

// The insurer in a process of its own, so that its memory can be measured.
const sleutels = await generateKeyPair('ES256', { extractable: true });
const map = await mkdtemp(path.join(tmpdir(), 'mijn-corpus-http-'));
const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
const heel = process.env['CORPUS_HEEL'] === '1';
const gekozen = steekproef(await maakCorpus(), 40);
const echte = echteBestanden().filter((_, i) => heel || i % 12 === 0);
const meestErbij = 150;
let proces: ChildProcess;
let url = '';

/** Memory of the insurer's process, megabytes. */
function geheugen(): number {
  const status = readFileSync(`/proc/${proces.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function koppen(): Promise<Record<string, string>> {
  const token = await maakToken(bsnVan('sanne'), { sleutel: sleutels.privateKey });
  return { authorization: `Bearer ${token}` };
}

async function valideer(naam: string, inhoud: Buffer) {
  const body = new FormData();
  body.append('bestand', new Blob([new Uint8Array(inhoud)]), naam);
  const adres = `${url}${providerBasis}${restPaden.validerenBestand}`;
  const antwoord = await fetch(adres, { method: 'POST', headers: await koppen(), body });
  expect(antwoord.status).toBe(200);
  return validerenAntwoord.parse(await antwoord.json()).body;
}

beforeAll(async () => {
  await zaai(db.url, proefgoed);
  await client.connect();
  proces = fork(path.join(import.meta.dirname, 'taken/losseProvider.testhulp.ts'), {
    execArgv: [],
  });
  const aanroeperSleutel = await exportJWK(sleutels.publicKey);
  proces.send({ databaseUrl: db.url, bestandenMap: map, aanroeperSleutel });
  const [adres] = await once(proces, 'message');
  url = String(adres);
});
afterAll(async () => {
  const weg = once(proces, 'exit');
  proces.kill('SIGKILL');
  await weg;
  await client.end();
  await db.drop();
  await rm(map, { recursive: true, force: true });
});

it('gives each file of the corpus its verdict, under a name that harms nobody, in bounded memory', async () => {
  for (let i = 0; i < 5; i += 1) await valideer('warm.txt', Buffer.from('warm'));
  const begin = geheugen();
  let meest = begin;
  for (const bestand of gekozen) {
    const { naam, bevindingen, bewaard } = bestand;
    const { filename, messages, bestandId } = await valideer(naam, await inhoudVan(bestand));
    const codes = messages.map(({ code }) => code).filter((code) => code !== 'andereSoort');
    expect([naam, codes, bestandId !== undefined]).toEqual([naam, bevindingen, bewaard !== null]);
    expect(filename).toMatch(/^[^\p{C}/\\<>:"|?*]{1,100}$/u);
    meest = Math.max(meest, geheugen());
  }
  expect(meest - begin).toBeLessThan(meestErbij);
}, 900_000);

it('knows real photos and PDFs of other people’s making', async () => {
  const geweigerd: string[] = [];
  for (const { naam, pad, soort } of echte) {
    const { messages, bestandId } = await valideer(naam, await readFile(pad));
    const fouten = messages.filter(({ level }) => level === 'error').map(({ code }) => code);
    expect([pad, bestandId === undefined]).toEqual([pad, fouten.length > 0]);
    if (fouten.length > 0) geweigerd.push(`${pad} (${soort}): ${fouten.join(', ')}`);
  }
  // A few hold what we do not take (a program, another file); most are simply in order.
  expect([geweigerd, geweigerd.length <= echte.length / 5]).toEqual([geweigerd, true]);
}, 300_000);

it('keeps nothing of what stood in a photo’s notes', async () => {
  const { rows } = await client.query<{ sleutel: string; soort: string }>(
    `SELECT opslagsleutel AS sleutel, soort FROM verzekeraar.bestand WHERE soort <> 'pdf'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { sleutel } of rows) {
    const inhoud = await readFile(path.join(map, 'bewaard', sleutel.slice(0, 2), sleutel));
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(inhoud).metadata();
    expect([exif, xmp, iptc, icc, orientation, comments]).toEqual(Array(6).fill(undefined));
    for (const woord of ['SPOORWOORD', 'geheim 1.0', 'Proef']) {
      expect(inhoud.includes(woord)).toBe(false);
    }
  }
});

it('serves others while twenty people send slowly, and forgets those who go', async () => {
  const begin = geheugen();
  const headers = { ...(await koppen()), 'content-type': 'multipart/form-data; boundary=grens' };
  const kop =
    '--grens\r\ncontent-disposition: form-data; name="bestand"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const tragen = Array.from({ length: 20 }, () => {
    const adres = `${url}${providerBasis}${restPaden.validerenBestand}`;
    const traag = request(adres, { method: 'POST', headers }).on('error', () => undefined);
    traag.write(kop);
    return traag;
  });
  for (const een of gekozen.slice(0, 5)) {
    for (const traag of tragen) traag.write('x'.repeat(1000));
    const { messages } = await valideer(een.naam, await inhoudVan(een));
    expect(messages.every(({ code }) => code !== 'teZwaar')).toBe(true);
  }
  expect(geheugen() - begin).toBeLessThan(meestErbij);
  for (const traag of tragen) traag.destroy();
  expect((await valideer('na.txt', Buffer.from('na'))).messages).toHaveLength(1);
}, 60_000);
