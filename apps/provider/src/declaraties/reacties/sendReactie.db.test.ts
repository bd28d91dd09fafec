import { bsnOf } from '@mijn/testdata/toRelatie';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { inAccess, type Transaction } from '../../access/inAccess.ts';
import { type Statement } from '../../db/database.ts';
import { declaratiesOf, useTestProvider, usePool } from '../../testing/trialProvider.testing.ts';
import { sendReactie } from './sendReactie.ts';

const insurer = await useTestProvider();
const pool = usePool(insurer, 'app', 2);

const nummer = declaratiesOf('Sanne').find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';

function ask(text: string, disturb?: (transaction: Transaction) => Transaction): Promise<string> {
  const database = { pool, readPool: pool, now: Temporal.Now.instant };
  return inAccess(database, { bsn: bsnOf('sanne'), niveau: 25 }, (access, transaction) =>
    sendReactie(
      access,
      disturb?.(transaction) ?? transaction,
      { nummer, regel: null, soort: 'vraag', tekst: text },
      () => Promise.resolve(),
    ),
  );
}

const answerAll = (): Promise<unknown> =>
  insurer.sql(`UPDATE insurer.declaratie_reactie SET status = 'inBehandeling',
      in_behandeling_op = verstuurd_op WHERE status = 'verstuurd';
    UPDATE insurer.declaratie_reactie SET status = 'beantwoord', antwoord = 'Zo zit het.',
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
      if (statement.name === 'addReactie' && (asked += 1) === 1) await answerAll();
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
