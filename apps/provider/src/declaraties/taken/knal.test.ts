import { indienenAntwoord } from '@mijn/contract/declaraties';
import { idempotencyHeader, providerBasis, restPaden } from '@mijn/contract/restPaden';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { waitFor } from '@mijn/dev-env/waitFor';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pauze } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maakPdf } from '../../bestanden/testhulp/pdf.ts';
import { maakToken, proefgoed } from '../../testhulp/proefProvider.ts';
import { zaai } from '../../zaaien.ts';
import { formulier, type Veldwaarden, veldenVoor } from '../indienen.testhulp.ts';

// `npm run prove` asks for more.
const keren = Number(process.env['KNAL_KEREN'] ?? 8);
let toeval = Number(process.env['KNAL_ZAAD'] ?? 20_261_121);

/** The same numbers every time (mulberry32), from 0 up to 1. */
function worp(): number {
  toeval = (toeval + 0x6d2b79f5) | 0;
  let t = Math.imul(toeval ^ (toeval >>> 15), 1 | toeval);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

/** One claim of the witness: what was sent, and the number that was acknowledged. */
interface Poging {
  readonly sleutel: string;
  readonly wie: 'Sanne' | 'Jan' | 'Fatima';
  readonly velden: Veldwaarden;
  nummer?: string;
}

const wie = ['Sanne', 'Jan', 'Fatima'] as const;
const sleutels = await generateKeyPair('ES256', { extractable: true });
const aanroeperSleutel = await exportJWK(sleutels.publicKey);
const bestandenMap = await mkdtemp(path.join(tmpdir(), 'mijn-knal-'));
const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
const pogingen: Poging[] = [];
let proces: ChildProcess;
let url = '';

async function start(): Promise<void> {
  proces = fork(path.join(import.meta.dirname, 'losseProvider.testhulp.ts'), { execArgv: [] });
  proces.send({ databaseUrl: db.url, bestandenMap, aanroeperSleutel });
  const [adres] = await once(proces, 'message');
  url = String(adres);
}

async function knal(): Promise<void> {
  const weg = once(proces, 'exit');
  proces.kill('SIGKILL');
  await weg;
}

async function stuur(poging: Poging): Promise<void> {
  const token = await maakToken(bsnVan(poging.wie.toLowerCase()), { sleutel: sleutels.privateKey });
  const headers = { authorization: `Bearer ${token}`, [idempotencyHeader]: poging.sleutel };
  const body = formulier(poging.velden, [['nota.pdf', maakPdf({ paginas: 2 })]]);
  const antwoord = await fetch(`${url}${providerBasis}${restPaden.indienen}`, {
    method: 'POST',
    headers,
    body,
  });
  if (antwoord.status !== 200) return;
  const { nummer } = indienenAntwoord.parse(await antwoord.json()).body;
  if (nummer !== undefined) poging.nummer = nummer;
}

/** Sends claims, new ones and ones that were not answered, until the process is gone. */
async function stuurTotKnal(isKlaar: () => boolean): Promise<void> {
  while (!isKlaar()) {
    const onbeantwoord = pogingen.filter(({ nummer }) => nummer === undefined);
    const oud = worp() < 0.3 ? onbeantwoord[Math.floor(worp() * onbeantwoord.length)] : undefined;
    const naam = wie[Math.floor(worp() * wie.length)] ?? 'Sanne';
    const poging = oud ?? { sleutel: randomUUID(), wie: naam, velden: veldenVoor(naam) };
    if (!oud) pogingen.push(poging);
    // Killed while it was sent: nothing is known of it.
    await stuur(poging).catch(() => undefined);
  }
}

async function tel<T>(sql: string): Promise<T[]> {
  const { rows } = await client.query<T & pg.QueryResultRow>(sql);
  return rows;
}

beforeAll(async () => {
  await zaai(db.url, proefgoed);
  await client.connect();
  await start();
});
afterAll(async () => {
  await knal();
  await client.end();
  await db.drop();
  await rm(bestandenMap, { recursive: true, force: true });
});

it('loses, doubles or halves nothing that was acknowledged, however often it is killed', async () => {
  for (let i = 0; i < keren; i += 1) {
    let klaar = false;
    const zenders = [1, 2, 3].map(() => stuurTotKnal(() => klaar));
    await pauze(150 + worp() * 1200);
    klaar = true;
    await knal();
    await Promise.all(zenders);
    await start();
  }
  // Who got no answer asks again with the same key.
  for (const poging of pogingen.filter(({ nummer }) => nummer === undefined)) await stuur(poging);

  const rijen = await tel<{ sleutel: string; nummer: string; bestanden: number }>(
    `SELECT d.idempotency_key AS sleutel, d.nummer, count(b.bestand_id)::int AS bestanden
     FROM verzekeraar.declaratie d LEFT JOIN verzekeraar.bestand b USING (nummer)
     WHERE d.idempotency_key IS NOT NULL GROUP BY d.nummer`,
  );
  expect(rijen.length).toBeGreaterThan(keren);
  expect(new Map(rijen.map((rij) => [rij.sleutel, rij.nummer]))).toEqual(
    new Map(pogingen.map(({ sleutel, nummer }) => [sleutel, nummer])),
  );
  expect(rijen).toHaveLength(pogingen.length);
  expect(rijen.every(({ bestanden }) => bestanden === 1)).toBe(true);
}, 240_000);

it('has every file of an acknowledged claim whole on disk', async () => {
  const rijen = await tel<{ opslagsleutel: string; sha256: string }>(
    `SELECT opslagsleutel, sha256 FROM verzekeraar.bestand WHERE nummer IS NOT NULL`,
  );
  const paden = await readdir(bestandenMap, { recursive: true });
  for (const { opslagsleutel, sha256 } of rijen) {
    const pad = paden.find((kandidaat) => kandidaat.endsWith(opslagsleutel)) ?? 'weg';
    const inhoud = await readFile(path.join(bestandenMap, pad));
    expect(createHash('sha256').update(inhoud).digest('hex')).toBe(sha256);
  }
});

it('judges every one of them, once, and own risk stays within its amount', async () => {
  await waitFor(
    'every claim to be judged',
    async () => {
      const [rij] = await tel<{ open: number }>(
        `SELECT count(*)::int AS open FROM verzekeraar.declaratie
         WHERE idempotency_key IS NOT NULL AND status <> 'AFGEHANDELD'`,
      );
      return rij?.open === 0;
    },
    60_000,
  );
  const scheef = await tel(
    `SELECT d.nummer FROM verzekeraar.declaratie d
     LEFT JOIN verzekeraar.declaratie_regel r USING (nummer)
     LEFT JOIN verzekeraar.uitbetaling u USING (nummer)
     WHERE d.idempotency_key IS NOT NULL GROUP BY d.nummer
     HAVING count(r.regel_id) <> 1 OR sum(r.gedeclareerd) <> d.bedrag
       OR sum(r.uitgekeerd) <> d.uitgekeerd OR coalesce(max(u.bedrag), 0) <> d.uitgekeerd`,
  );
  expect(scheef).toEqual([]);
  const teVeel = await tel(
    `SELECT relatienummer, boekjaar, sum(eigen_risico) FROM verzekeraar.declaratie_regel
     GROUP BY relatienummer, boekjaar HAVING sum(eigen_risico) > 88500`,
  );
  expect(teVeel).toEqual([]);
}, 90_000);
