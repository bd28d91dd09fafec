import { declaratieStatuses } from '@mijn/domain/declaratie';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLines, readDiagram } from '../testing/diagram.testing.ts';
import {
  initialStateOf,
  statesOf,
  type StateColumn,
  allowedTransitions,
} from '../testing/transitions.testing.ts';
import { declaratiesOf, sampleData } from '../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';

const db = await createSeededDatabase(sampleData);
const client = new pg.Client({ connectionString: db.url });

const judged = declaratiesOf('Sanne').find(({ status }) => status === 'AFGEHANDELD');
const row = `nummer = '${judged?.nummer}'`;

const declaratie: StateColumn = {
  table: 'insurer.declaratie',
  column: 'status',
  row,
  belongsTo: {
    INGEDIEND: 'in_behandeling_op = NULL, afgehandeld_op = NULL, uitgekeerd = NULL',
    IN_BEHANDELING: 'in_behandeling_op = ingediend_op, afgehandeld_op = NULL, uitgekeerd = NULL',
    AFGEHANDELD: 'in_behandeling_op = ingediend_op, afgehandeld_op = ingediend_op, uitgekeerd = 0',
  },
};

const reactie: StateColumn = {
  table: 'insurer.vraag',
  column: 'status',
  row,
  belongsTo: {
    verstuurd: 'in_behandeling_op = NULL, antwoord = NULL, beantwoord_op = NULL',
    inBehandeling: 'in_behandeling_op = verstuurd_op, antwoord = NULL, beantwoord_op = NULL',
    beantwoord: `in_behandeling_op = verstuurd_op, antwoord = 'x', beantwoord_op = verstuurd_op`,
  },
};

beforeAll(async () => {
  await client.connect();
  await client.query(
    `INSERT INTO insurer.vraag (nummer, vrager, tekst, verstuurd_op)
     SELECT nummer, relatienummer, 'Klopt dit?', ingediend_op FROM insurer.declaratie WHERE ${row}`,
  );
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

describe.each([
  ['declaratie', declaratie],
  ['reactie', reactie],
] as const)('the diagram of a %s', (name, column) => {
  const diagram = readDiagram(name);

  it('has the states of the database, and starts with the default of a new row', async () => {
    expect(diagram.states.toSorted()).toEqual((await statesOf(client, column)).toSorted());
    expect(diagram.begin).toEqual([await initialStateOf(client, column)]);
  });

  it('has exactly the transitions that PostgreSQL allows', async () => {
    const allowed = await allowedTransitions(client, column, diagram);
    expect(toLines(allowed)).toEqual(toLines(diagram.transitions));
  });
});

it('has the states of the domain in order, for a claim', () => {
  expect(readDiagram('declaratie').states).toEqual(declaratieStatuses);
});
