import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { declaratieStatussen } from '@mijn/domain/declaratiestatus';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alsRegels, leesDiagram } from '../testhulp/diagram.ts';
import {
  beginVan,
  statenVan,
  type Statenkolom,
  toegestaneOvergangen,
} from '../testhulp/overgangen.ts';
import { declaratiesVan, proefgoed } from '../testhulp/proefProvider.ts';
import { zaai } from '../zaaien.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });

const claim = declaratiesVan('Sanne').find(({ status }) => status === 'AFGEHANDELD');
const rij = `nummer = '${claim?.nummer}'`;

const declaratie: Statenkolom = {
  tabel: 'verzekeraar.declaratie',
  kolom: 'status',
  rij,
  hoortBij: {
    INGEDIEND: 'in_behandeling_op = NULL, afgehandeld_op = NULL, uitgekeerd = NULL',
    IN_BEHANDELING: 'in_behandeling_op = ingediend_op, afgehandeld_op = NULL, uitgekeerd = NULL',
    AFGEHANDELD: 'in_behandeling_op = ingediend_op, afgehandeld_op = ingediend_op, uitgekeerd = 0',
  },
};

const reactie: Statenkolom = {
  tabel: 'verzekeraar.declaratie_reactie',
  kolom: 'status',
  rij,
  hoortBij: {
    verstuurd: 'in_behandeling_op = NULL, antwoord = NULL, beantwoord_op = NULL',
    inBehandeling: 'in_behandeling_op = verstuurd_op, antwoord = NULL, beantwoord_op = NULL',
    beantwoord: `in_behandeling_op = verstuurd_op, antwoord = 'x', beantwoord_op = verstuurd_op`,
  },
};

beforeAll(async () => {
  await zaai(db.url, proefgoed);
  await client.connect();
  await client.query(
    `INSERT INTO verzekeraar.declaratie_reactie (nummer, vrager, tekst, verstuurd_op)
     SELECT nummer, relatienummer, 'Klopt dit?', ingediend_op FROM verzekeraar.declaratie WHERE ${rij}`,
  );
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

describe.each([
  ['declaratie', declaratie],
  ['reactie', reactie],
] as const)('the diagram of a %s', (naam, kolom) => {
  const diagram = leesDiagram(naam);

  it('has the states of the database, and begins in the one a new row has', async () => {
    expect(diagram.staten.toSorted()).toEqual((await statenVan(client, kolom)).toSorted());
    expect(diagram.begin).toEqual([await beginVan(client, kolom)]);
  });

  it('has the steps that PostgreSQL allows, and no other', async () => {
    const mag = await toegestaneOvergangen(client, kolom, diagram);
    expect(alsRegels(mag)).toEqual(alsRegels(diagram.overgangen));
  });
});

it('the diagram of a claim has the states of the domain, in their order', () => {
  expect(leesDiagram('declaratie').staten).toEqual(declaratieStatussen);
});
