import { idempotencyHeader } from '@mijn/domain/headers';
import { submitResponse } from '@mijn/contract/declaraties';
import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import { createRandom } from '@mijn/domain/random.testing';
import { waitFor } from '@mijn/dev-env/waitFor';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair } from 'jose';
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { createToken, sampleData } from '../../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../../testing/seededDatabase.testing.ts';
import { toFormData, type FieldValues, fieldsFor } from '../submit/submit.testing.ts';

// `npm run prove` sets more rounds.
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 8);
// Each round starts a process, which takes seconds on a busy machine.
const longest = 180_000 + rounds * 10_000;
const random = createRandom(Number(process.env['CRASH_SEED'] ?? 20_261_121));

/** A claim that was sent, with its number once it was acknowledged. */
interface Attempt {
  readonly sleutel: string;
  readonly who: 'Sanne' | 'Jan' | 'Fatima';
  readonly velden: FieldValues;
  nummer?: string;
}

const who = ['Sanne', 'Jan', 'Fatima'] as const;
const keys = await generateKeyPair('ES256', { extractable: true });
const callerKey = await exportJWK(keys.publicKey);
const filesFolder = await createTestFolder('crash');
const db = await createSeededDatabase(sampleData);
const client = new pg.Client({ connectionString: db.url });
const attempts: Attempt[] = [];
let child: ChildProcess;
let url = '';

async function start(): Promise<void> {
  child = fork(path.join(import.meta.dirname, '../../testing/separateProvider.testing.ts'), {
    execArgv: [],
  });
  child.send({ logins: db.logins, filesFolder, callerKey });
  const [address] = await once(child, 'message');
  url = String(address);
}

async function crash(): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function send(attempt: Attempt): Promise<void> {
  const token = await createToken(bsnOf(attempt.who.toLowerCase()), { key: keys.privateKey });
  const headers = { authorization: `Bearer ${token}`, [idempotencyHeader]: attempt.sleutel };
  const body = toFormData(attempt.velden, [['nota.pdf', createPdf({ pages: 2 })]]);
  const response = await fetch(`${url}${providerBase}${calls.indienen.path}`, {
    method: 'POST',
    headers,
    body,
  });
  if (response.status !== 200) return;
  const { nummer } = submitResponse.parse(await response.json()).body;
  if (nummer !== undefined) attempt.nummer = nummer;
}

/** Sends new claims and repeats unanswered ones until the process is gone. */
async function sendUntilCrash(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const unanswered = attempts.filter(({ nummer }) => nummer === undefined);
    const old = random.chance(0.3) ? unanswered[random.below(unanswered.length)] : undefined;
    const name = random.choose(who);
    const attempt = old ?? { sleutel: randomUUID(), who: name, velden: fieldsFor(name) };
    if (!old) attempts.push(attempt);
    // Killed during the call, so the outcome is unknown.
    await send(attempt).catch(() => undefined);
  }
}

async function count<T>(sql: string): Promise<T[]> {
  const { rows } = await client.query<T & pg.QueryResultRow>(sql);
  return rows;
}

beforeAll(async () => {
  await client.connect();
  await start();
});
afterAll(async () => {
  await crash();
  await client.end();
  await db.drop();
});

it(
  'loses, duplicates or halves no acknowledged claim, however often it is killed',
  async () => {
    for (let i = 0; i < rounds; i += 1) {
      let done = false;
      const senders = [1, 2, 3].map(() => sendUntilCrash(() => done));
      await pause(150 + random.below(1200));
      done = true;
      await crash();
      await Promise.all(senders);
      await start();
    }
    // Clients without an answer retry with the same key.
    for (const attempt of attempts.filter(({ nummer }) => nummer === undefined))
      await send(attempt);

    const rows = await count<{ sleutel: string; nummer: string; bestanden: number }>(
      `SELECT d.idempotency_key AS sleutel, d.nummer, count(b.bestand_id)::int AS bestanden
     FROM insurer.declaratie d LEFT JOIN insurer.bestand b USING (nummer)
     WHERE d.idempotency_key IS NOT NULL GROUP BY d.nummer`,
    );
    expect(rows.length).toBeGreaterThan(rounds);
    expect(new Map(rows.map((row) => [row.sleutel, row.nummer]))).toEqual(
      new Map(attempts.map(({ sleutel, nummer }) => [sleutel, nummer])),
    );
    expect(rows).toHaveLength(attempts.length);
    expect(rows.every(({ bestanden }) => bestanden === 1)).toBe(true);
  },
  longest,
);

it('has every file of an acknowledged claim on disk, complete', async () => {
  const rows = await count<{ opslagsleutel: string; sha256: string }>(
    `SELECT opslagsleutel, sha256 FROM insurer.bestand WHERE nummer IS NOT NULL`,
  );
  const paths = await readdir(filesFolder, { recursive: true });
  for (const { opslagsleutel, sha256 } of rows) {
    const file = paths.find((candidate) => candidate.endsWith(opslagsleutel)) ?? 'gone';
    const content = await readFile(path.join(filesFolder, file));
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
});

it('judges and reports each claim once, and keeps own risk within its amount', async () => {
  await waitFor(
    'every claim to be judged',
    async () => {
      const [row] = await count<{ open: number }>(
        `SELECT count(*)::int AS open FROM insurer.declaratie
         WHERE idempotency_key IS NOT NULL AND status <> 'AFGEHANDELD'`,
      );
      return row?.open === 0;
    },
    60_000,
  );
  const inconsistent = await count(
    `SELECT d.nummer FROM insurer.declaratie d
     LEFT JOIN insurer.declaratie_regel r USING (nummer)
     LEFT JOIN insurer.uitbetaling u USING (nummer)
     WHERE d.idempotency_key IS NOT NULL GROUP BY d.nummer
     HAVING count(r.regel_id) <> 1 OR sum(r.gedeclareerd) <> d.bedrag
       OR sum(r.uitgekeerd) <> d.uitgekeerd OR coalesce(max(u.bedrag), 0) <> d.uitgekeerd`,
  );
  expect(inconsistent).toEqual([]);
  const notToldOnce = await count(
    `SELECT d.nummer FROM insurer.declaratie d
     LEFT JOIN insurer.bericht b ON b.onderwerp = d.nummer
     WHERE d.idempotency_key IS NOT NULL GROUP BY d.nummer HAVING count(b.bericht_id) <> 1`,
  );
  expect(notToldOnce).toEqual([]);
  const tooMany = await count(
    `SELECT relatienummer, boekjaar, sum(eigen_risico) FROM insurer.declaratie_regel
     GROUP BY relatienummer, boekjaar HAVING sum(eigen_risico) > 88500`,
  );
  expect(tooMany).toEqual([]);
}, 90_000);
