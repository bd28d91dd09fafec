import { randomUUID } from 'node:crypto';
import { bsnOf } from '@mijn/testdata/toRelatie';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { inAccess, type Transaction } from '../access/inAccess.ts';
import { type Statement } from '../db/database.ts';
import { declaratiesOf, useTestProvider, usePool } from '../testing/trialProvider.testing.ts';
import { stelVraag } from './stelVraag.ts';

const insurer = await useTestProvider();
const pool = usePool(insurer, 'app', 2);

const nummer = declaratiesOf('Sanne').find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';

const enqueue = (): Promise<void> => Promise.resolve();

function ask(
  text: string,
  disturb?: (transaction: Transaction) => Transaction,
  sleutel: string = randomUUID(),
): Promise<string> {
  const database = { pool, readPool: pool, now: Temporal.Now.instant };
  const about = { onderwerp: 'declaratie', kenmerk: nummer, regel: null, budgetVan: null } as const;
  const question = { ...about, sleutel, soort: 'vraag', tekst: text, uiterlijkOp: null } as const;
  return inAccess(database, { bsn: bsnOf('sanne'), niveau: 25 }, async (access, transaction) => {
    const used = disturb?.(transaction) ?? transaction;
    return (await stelVraag(access, used, question, enqueue)).vraagId;
  });
}

const answerAll = (): Promise<unknown> =>
  insurer.sql(`UPDATE insurer.vraag SET status = 'inBehandeling',
      in_behandeling_op = verstuurd_op WHERE status = 'verstuurd';
    UPDATE insurer.vraag SET status = 'beantwoord', antwoord = 'Zo zit het.',
      beantwoord_op = in_behandeling_op WHERE status = 'inBehandeling'`);

it('succeeds when the previous one is answered concurrently', async () => {
  const first = await ask('Klopt dit?');
  let asked = 0;
  const answeredMeanwhile = (transaction: Transaction): Transaction => ({
    ...transaction,
    query: async <Row extends pg.QueryResultRow>(
      statement: Statement,
      values: readonly unknown[],
    ) => {
      const rows = await transaction.query<Row>(statement, values);
      if (statement.name === 'addVraag' && (asked += 1) === 1) await answerAll();
      return rows;
    },
  });

  const second = await ask('Klopt dit?', answeredMeanwhile);

  expect(asked).toBe(2);
  expect(second).not.toBe(first);
});

it('is the same when repeated, and refused with another text, while it is open', async () => {
  const open = await ask('Klopt dit?');
  expect(await ask('Klopt dit?')).toBe(open);
  await expect(ask('Heel iets anders')).rejects.toMatchObject({ status: 409 });
});

it('is the same with its key after it was answered, and refused with that key and other words', async () => {
  await answerAll();
  const key = randomUUID();
  const first = await ask('Wat is dit?', undefined, key);
  await answerAll();
  expect(await ask('Wat is dit?', undefined, key)).toBe(first);
  await expect(ask('Iets anders', undefined, key)).rejects.toMatchObject({ status: 409 });
});
