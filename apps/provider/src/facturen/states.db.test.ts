import { betaalverzoekTitles } from '@mijn/domain/factuur';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLines, readDiagram } from '../testing/diagram.testing.ts';
import {
  initialStateOf,
  statesOf,
  type StateColumn,
  allowedTransitions,
} from '../testing/transitions.testing.ts';
import { numberOf, sampleData } from '../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import { writeLedger } from './facturen.testing.ts';
import { premie, betaalverzoek } from './household.testing.ts';
import { nextTitle } from './herinnering.rules.ts';

const db = await createSeededDatabase({ ...sampleData, declaraties: [] });
const client = new pg.Client({ connectionString: db.url });

const betaalverzoekState: StateColumn = {
  table: 'insurer.betaalverzoek',
  column: 'titel',
  row: `kenmerk = '${betaalverzoek}'`,
};
const incasso: StateColumn = {
  table: 'insurer.incasso',
  column: 'status',
  row: `kenmerk = '${premie}'`,
  belongsTo: {
    gepland: 'mislukt_op = NULL',
    afgeschreven: 'mislukt_op = NULL',
    mislukt: `mislukt_op = '2026-11-25'`,
    vervallen: 'mislukt_op = NULL',
  },
};
const regeling: StateColumn = {
  table: 'insurer.regeling',
  column: 'status',
  row: `regeling_id = 'R2026-0000001'`,
  belongsTo: {
    lopend: 'beeindigd_op = NULL',
    voltooid: `beeindigd_op = '2026-11-25'`,
    beeindigd: `beeindigd_op = '2026-11-25'`,
  },
};

beforeAll(async () => {
  await client.connect();
  const sql = async <T extends pg.QueryResultRow>(statement: string) =>
    (await client.query<T>(statement)).rows;
  await writeLedger(
    { sql },
    {
      debiteur: numberOf('Sanne'),
      betaalverzoeken: [
        { kenmerk: betaalverzoek, titel: 'Factuur', datum: '2026-10-01', dueDate: '2026-10-31' },
      ],
      regelingen: [{ regeling_id: 'R2026-0000001', soort: 'betaalgemak', status: 'lopend' }],
      facturen: [
        {
          kenmerk: premie,
          soort: 'Zorgpremie',
          datum: '2026-10-01',
          regels: [{ bedrag: 100 }],
          incassos: [{ poging: 1, status: 'gepland', datum: '2026-11-25' }],
        },
      ],
    },
  );
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

describe.each([
  ['betaalverzoek', betaalverzoekState],
  ['incasso', incasso],
  ['regeling', regeling],
] as const)('the diagram of %s', (name, column) => {
  const diagram = readDiagram(name);

  it('has the states of the database', async () => {
    expect(diagram.states.toSorted()).toEqual((await statesOf(client, column)).toSorted());
    expect(diagram.begin).toContain((await initialStateOf(client, column)) ?? 'Factuur');
  });

  it('has exactly the transitions that PostgreSQL allows', async () => {
    const allowed = await allowedTransitions(client, column, diagram);
    expect(toLines(allowed)).toEqual(toLines(diagram.transitions));
  });
});

it('has the titles of the domain for a payment request, with the transitions of the jobs', () => {
  const { states, transitions } = readDiagram('betaalverzoek');
  expect(states.toSorted()).toEqual([...betaalverzoekTitles].toSorted());
  const next = Object.entries(nextTitle).map(([from, to]) => ({ from, to }));
  expect(toLines(transitions)).toEqual(toLines(next));
});
