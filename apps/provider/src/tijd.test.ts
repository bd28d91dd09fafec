import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { waitFor } from '@mijn/dev-env/waitFor';
import { metHistorie } from '@mijn/testdata/historie';
import { maakIncassobank } from '@mijn/testdata/incassobank';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pauze } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proefdag, proefgoed } from './testhulp/proefProvider.ts';
import { leesBoeken } from './tijd/boeken.testhulp.ts';
import type { TijdOpdracht } from './tijd/losseTijd.testhulp.ts';
import { leesDag, verzetDag } from './tijd.ts';
import { zaai } from './zaaien.ts';

// `npm run prove` asks for more.
const keren = Number(process.env['KNAL_KEREN'] ?? 8);
const nu = `${proefdag.toString()}T12:00:00Z`;
const opties = { incassobank: maakIncassobank(), nu: () => Temporal.Instant.from(nu) };
const dagen = 400;
const doel = proefdag.add({ days: dagen });

interface Boekhouding {
  readonly url: string;
  readonly client: pg.Client;
  readonly stop: () => Promise<void>;
}

async function gezaaid(): Promise<Boekhouding> {
  const db = await createTestDatabase();
  await zaai(db.url, metHistorie(proefgoed, proefdag));
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const stop = async (): Promise<void> => {
    await client.end();
    await db.drop();
  };
  return { url: db.url, client, stop };
}

let gestoord: Boekhouding;
let ongestoord: Boekhouding;
beforeAll(async () => {
  [gestoord, ongestoord] = await Promise.all([gezaaid(), gezaaid()]);
});
afterAll(() => Promise.all([gestoord.stop(), ongestoord.stop()]));

function start(): ChildProcess {
  const proces = fork(path.join(import.meta.dirname, 'tijd/losseTijd.testhulp.ts'), {
    execArgv: [],
  });
  proces.send({ databaseUrl: gestoord.url, nu, doel: doel.toString() } satisfies TijdOpdracht);
  return proces;
}

async function gedaan(): Promise<number> {
  const { rows } = await gestoord.client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM verzekeraar.gelopen_taak',
  );
  return rows[0]?.n ?? 0;
}

describe('the insurer’s day', () => {
  it('moves forward by whole days only', async () => {
    for (const onzin of [0, -1, 1.5, Number.NaN, 1e9]) {
      await expect(verzetDag(ongestoord.url, onzin, opties)).rejects.toThrow(RangeError);
    }
    expect((await leesDag(ongestoord.url, opties)).toString()).toBe(proefdag.toString());
  });

  it('moves, and every job of every day in between has run, once and in order', async () => {
    const voor = await leesBoeken(ongestoord.client);
    expect((await verzetDag(ongestoord.url, dagen, opties)).toString()).toBe(doel.toString());
    expect((await leesDag(ongestoord.url, opties)).toString()).toBe(doel.toString());
    const na = await leesBoeken(ongestoord.client);
    expect(na['boeking']?.length).toBeGreaterThan((voor['boeking']?.length ?? 0) + 50);
    const { rows } = await ongestoord.client.query<{ maanden: number }>(
      `SELECT count(*)::int AS maanden FROM verzekeraar.gelopen_taak
       WHERE naam = 'premies' AND dag > '${proefdag.toString()}'`,
    );
    expect(rows[0]?.maanden).toBe(13);
  });
});

it('comes out the same when processes that move it side by side are killed again and again', async () => {
  let onderweg = 0;
  for (let i = 0; i < keren; i += 1) {
    const begin = await gedaan();
    const processen = [start(), start()];
    // Somewhere in the middle of the work, not while a process still starts.
    await waitFor('some days to be run', async () => (await gedaan()) > begin, 20_000);
    await pauze((i * 37) % 90);
    await Promise.all(
      processen.map(async (proces) => {
        if (proces.exitCode !== null) return;
        const weg = once(proces, 'exit');
        proces.kill('SIGKILL');
        await weg;
      }),
    );
    if ((await leesDag(gestoord.url, opties)).equals(doel)) break;
    onderweg += 1;
  }
  expect(onderweg).toBeGreaterThan(1);
  const laatste = [start(), start()];
  await Promise.all(laatste.map((proces) => once(proces, 'exit')));
  expect((await leesDag(gestoord.url, opties)).toString()).toBe(doel.toString());
  expect(await leesBoeken(gestoord.client)).toEqual(await leesBoeken(ongestoord.client));
}, 240_000);
