import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, describe, expect, it } from 'vitest';
import { openJobDatabase } from '../testing/jobDatabase.testing.ts';
import { numberOf } from '../testing/trialProvider.testing.ts';
import { brandSql, payerSql } from './people.queries.ts';

const database = await openJobDatabase();
afterAll(database.close);
const { client, sql } = database;

const daan = numberOf('Daan');
// Daan has been on Sanne's policy since 2015; Piet's policy is of the other brand.
const own = `polisnummer = 'P${numberOf('Sanne')}'`;
const names = new Map(
  [numberOf('Sanne'), numberOf('Piet')].map((nr, i) => [nr, i ? 'Piet' : 'Sanne']),
);

const onPiet = (from: string, until: string | null): string =>
  `INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van, geldig_tot)
   VALUES ('P${numberOf('Piet')}', '${daan}', '${from}', ${until ? `'${until}'` : 'NULL'});`;
const offSanne = (day: string): string =>
  `UPDATE insurer.verzekering SET geldig_tot = '${day}' WHERE ${own} AND relatienummer = '${daan}';`;
const sanneEnds = (day: string): string =>
  `UPDATE insurer.polis SET geldig_tot = '${day}' WHERE ${own};`;

/**
 * Returns the verzekeringsnemer who is paid for claims of a person's care on a day, and the brand of
 * the person's letters and login.
 */
async function found(history: string, day: string, who = 'Daan') {
  const person = numberOf(who);
  try {
    await client.query(`BEGIN; ${history}`);
    const [row] = await sql<{ payer: string; written: string; who: string }>(
      `SELECT ${payerSql(`'${person}'`, `'${day}'`)} AS payer, ${brandSql(`'${person}'`, `'${day}'`)} AS written,
         (SELECT a.who FROM insurer.begin_access('${bsnOf(who.toLowerCase())}', '${day}T12:00:00Z') a) AS who`,
    );
    const { merk } = JSON.parse(row?.who ?? '{}');
    return [names.get(row?.payer ?? ''), row?.written, merk];
  } finally {
    await client.query('ROLLBACK');
  }
}

describe('payer and brand of a person on two policies', () => {
  const mistake = onPiet('2026-05-01', '2026-05-03');
  it.each<[string, string, string, string]>([
    ['the one that holds, after a mistake was put right', mistake, '2026-11-21', 'Sanne'],
    ['the one that holds, on the day the mistake was put right', mistake, '2026-05-03', 'Sanne'],
    ['the newest of two that hold', mistake, '2026-05-02', 'Piet'],
    [
      'the one they moved to',
      offSanne('2026-10-01') + onPiet('2026-10-01', null),
      '2026-10-01',
      'Piet',
    ],
    [
      'the one they are on until they move',
      offSanne('2026-10-01') + onPiet('2026-10-01', null),
      '2026-09-30',
      'Sanne',
    ],
    [
      'the one that held last, once they have left',
      mistake + offSanne('2026-07-01'),
      '2026-11-21',
      'Sanne',
    ],
    [
      'the one that held last, where a whole policy ended before it',
      sanneEnds('2026-05-02') + mistake,
      '2026-11-21',
      'Piet',
    ],
    [
      'the one that holds, where the policy of the other has ended',
      sanneEnds('2026-07-01') + onPiet('2010-01-01', null),
      '2026-11-21',
      'Piet',
    ],
  ])('%s', async (_, history, day, payer) => {
    expect(await found(history, day)).toEqual([
      payer,
      ...(payer === 'Piet' ? ['AZVZ', 'AZVZ'] : ['ZZ', 'ZZ']),
    ]);
  });

  it('are always those of the same policy when both began on the same day, and those of the other once it has ended', async () => {
    const since = `(SELECT geldig_van FROM insurer.verzekering WHERE relatienummer = '${daan}')`;
    const both = onPiet('2015-01-01', null);
    expect(await sql(`SELECT ${since}::text AS since`)).toEqual([{ since: '2015-01-01' }]);
    const [first] = await found(both, '2026-11-21');
    const [lowest] = [...names.keys()].toSorted();
    expect(first).toBe(names.get(lowest ?? ''));
    expect((await found(both + offSanne('2026-06-01'), '2026-11-21'))[0]).toBe('Piet');
    expect((await found(onPiet('2015-01-01', '2026-06-01'), '2026-11-21'))[0]).toBe('Sanne');
  });
});

it('uses the brand of the policy for a person who pays for others and is not insured', async () => {
  const jan = numberOf('Jan');
  const history = `UPDATE insurer.polis SET merk = 'AZVZ' WHERE verzekeringsnemer = '${jan}';
    DELETE FROM insurer.verzekering WHERE relatienummer = '${jan}'`;
  expect(await found(history, '2026-11-21', 'Jan')).toEqual([undefined, 'AZVZ', 'AZVZ']);
});
