import { indienenAntwoord } from '@mijn/contract/declaraties';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declaratiesVan, proefgoed } from '../../testhulp/proefProvider.ts';
import { zaai } from '../../zaaien.ts';
import { formulier, type Veldwaarden, veldenVoor } from '../indienen.testhulp.ts';
import {
  dienIn,
  type Knalpunt,
  type LosProces,
  reageer,
  startLosProces,
  type Uitkomst,
} from './losProces.testhulp.ts';

// `npm run prove` takes every statement; here a few of them, another few by KNAL_ZAAD.
const alle = process.env['KNAL_PUNTEN'] === 'alle';
const zaad = Number(process.env['KNAL_ZAAD'] ?? 20_261_121);
const meestePunten = 40;

const map = await mkdtemp(path.join(tmpdir(), 'mijn-knalpunten-'));
const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
let blijver: LosProces;

beforeAll(async () => {
  await zaai(db.url, proefgoed);
  await client.connect();
  blijver = await startLosProces(db.url, map);
});
afterAll(async () => {
  await blijver.knal();
  await client.end();
  await db.drop();
  await rm(map, { recursive: true, force: true });
});

const punten: readonly Knalpunt[] = Array.from({ length: meestePunten }, (_, i) => i + 1).flatMap(
  (bij) => [{ bij, wanneer: 'voor' } as const, { bij, wanneer: 'na' } as const],
);

/** The points of this run: all, or a handful spread over the call. */
function gekozen(): readonly Knalpunt[] {
  if (alle) return punten;
  return [12, 23, 30, 33].flatMap((plek, i) => punten[plek + ((zaad + i) % 3)] ?? []);
}

const nummerUit = (uitkomst: Uitkomst): string | undefined =>
  uitkomst?.status === 200
    ? indienenAntwoord.parse(JSON.parse(uitkomst.tekst)).body.nummer
    : undefined;

interface Spoor {
  readonly nummer: string;
  readonly bestanden: number;
  readonly taken: number;
}

/** What is there of a key: the claims, each with how many files and jobs it has or had. */
async function sporenVan(sleutel: string): Promise<Spoor[]> {
  const { rows } = await client.query<Spoor>(
    `SELECT d.nummer, (SELECT count(*)::int FROM verzekeraar.bestand b WHERE b.nummer = d.nummer) AS bestanden,
       (SELECT count(*)::int FROM taken.job j WHERE j.singleton_key = d.nummer AND j.name = 'opnemen') AS taken
     FROM verzekeraar.declaratie d WHERE d.idempotency_key = $1`,
    [sleutel],
  );
  return rows;
}

/** Does something in a process that is killed at a point; undefined when it got to its end. */
async function metKnal(
  punt: Knalpunt,
  doe: (proces: LosProces) => Promise<Uitkomst>,
): Promise<{ readonly uitkomst: Uitkomst; readonly gehaald: boolean }> {
  const proces = await startLosProces(db.url, map, punt);
  const uitkomst = await doe(proces);
  // Answered, or killed before it could: a kill after the last statement races with the answer.
  await proces.knal();
  return { uitkomst, gehaald: uitkomst?.status === 200 };
}

it('has a claim wholly or not at all, wherever it is killed, and once when it is sent again', async () => {
  let gehaald = 0;
  for (const punt of gekozen()) {
    const sleutel = randomUUID();
    const velden: Veldwaarden = veldenVoor('Sanne');
    const eerst = await metKnal(punt, (proces) =>
      dienIn(proces, 'sanne', sleutel, formulier(velden)),
    );
    const sporen = await sporenVan(sleutel);
    expect([punt, sporen.length <= 1, sporen.every((een) => een.bestanden === 1)]).toEqual([
      punt,
      true,
      true,
    ]);
    expect(sporen.every(({ taken }) => taken === 1)).toBe(true);
    // What was acknowledged is there.
    if (eerst.gehaald) expect(sporen[0]?.nummer).toBe(nummerUit(eerst.uitkomst));
    const nummer = nummerUit(await dienIn(blijver, 'sanne', sleutel, formulier(velden)));
    expect([punt, nummer]).toEqual([punt, sporen[0]?.nummer ?? nummer]);
    expect(nummer).toBeDefined();
    expect(await sporenVan(sleutel)).toMatchObject([{ nummer, bestanden: 1 }]);
    gehaald += eerst.gehaald ? 1 : 0;
    if (alle && gehaald > 2) break;
  }
  // With all points: every statement was one, up to the answer.
  expect(gehaald).toBeLessThan(4);
}, 1_800_000);

it('has a reaction wholly or not at all, wherever it is killed', async () => {
  const nummers = declaratiesVan('Henk')
    .slice(0, meestePunten * 2)
    .map(({ nummer }) => nummer);
  let gehaald = 0;
  for (const [i, punt] of (alle ? punten : punten.slice(5 + (zaad % 3), 8)).entries()) {
    const nummer = nummers[i] ?? '';
    const eerst = await metKnal(punt, (proces) => reageer(proces, 'henk', nummer, 'Klopt dit?'));
    const { rows } = await client.query<{ id: string; taken: number }>(
      `SELECT reactie_id AS id, (SELECT count(*)::int FROM taken.job j
         WHERE j.singleton_key = e.reactie_id::text) AS taken
       FROM verzekeraar.declaratie_reactie e WHERE nummer = $1`,
      [nummer],
    );
    expect([punt, rows.length <= 1, rows.every(({ taken }) => taken >= 1)]).toEqual([
      punt,
      true,
      true,
    ]);
    if (eerst.gehaald) expect(rows).toHaveLength(1);
    expect((await reageer(blijver, 'henk', nummer, 'Klopt dit?'))?.status).toBe(200);
    gehaald += eerst.gehaald ? 1 : 0;
    if (alle && gehaald > 2) break;
  }
}, 1_800_000);

it('makes one claim of fifty identical requests at once through two processes', async () => {
  const ander = await startLosProces(db.url, map);
  const sleutel = randomUUID();
  const velden = veldenVoor('Jan');
  const samen = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      dienIn(i % 2 === 0 ? blijver : ander, 'jan', sleutel, formulier(velden)),
    ),
  );
  const nummers = new Set(samen.map(nummerUit).filter((een) => een !== undefined));
  expect(nummers.size).toBe(1);
  expect(samen.every((een) => een?.status === 200 || een?.status === 409)).toBe(true);
  expect(await sporenVan(sleutel)).toMatchObject([
    { nummer: [...nummers][0], bestanden: 1, taken: 1 },
  ]);

  // The same nota under a key each is one claim too: the others are asked whether they mean it.
  const nota = veldenVoor('Jan');
  const apart = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      dienIn(i % 2 === 0 ? blijver : ander, 'jan', randomUUID(), formulier(nota)),
    ),
  );
  expect(apart.map(nummerUit).filter((een) => een !== undefined)).toHaveLength(1);
  await ander.knal();
}, 120_000);
