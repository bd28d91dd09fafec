import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { betaalverzoekTitels } from '@mijn/domain/factuursoorten';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alsRegels, leesDiagram } from '../testhulp/diagram.ts';
import {
  beginVan,
  statenVan,
  type Statenkolom,
  toegestaneOvergangen,
} from '../testhulp/overgangen.ts';
import { nummerVan, proefgoed } from '../testhulp/proefProvider.ts';
import { zaai } from '../zaaien.ts';
import { schrijfLedger } from './facturen.testhulp.ts';
import { premie, verzoek } from './gezin.testhulp.ts';
import { volgendeTitel } from './opmaken/aanmanen.rules.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });

const verzoekTitel: Statenkolom = {
  tabel: 'verzekeraar.betaalverzoek',
  kolom: 'titel',
  rij: `kenmerk = '${verzoek}'`,
};
const incasso: Statenkolom = {
  tabel: 'verzekeraar.incasso',
  kolom: 'status',
  rij: `kenmerk = '${premie}'`,
  hoortBij: {
    gepland: 'mislukt_op = NULL',
    afgeschreven: 'mislukt_op = NULL',
    mislukt: `mislukt_op = '2026-11-25'`,
    vervallen: 'mislukt_op = NULL',
  },
};
const regeling: Statenkolom = {
  tabel: 'verzekeraar.regeling',
  kolom: 'status',
  rij: `regeling_id = 'R2026-0000001'`,
  hoortBij: {
    lopend: 'beeindigd_op = NULL',
    voltooid: `beeindigd_op = '2026-11-25'`,
    beeindigd: `beeindigd_op = '2026-11-25'`,
  },
};

beforeAll(async () => {
  await zaai(db.url, { ...proefgoed, declaraties: [] });
  await client.connect();
  const sql = async <T extends pg.QueryResultRow>(opdracht: string) =>
    (await client.query<T>(opdracht)).rows;
  await schrijfLedger(
    { sql },
    {
      debiteur: nummerVan('Sanne'),
      betaalverzoeken: [
        { kenmerk: verzoek, titel: 'Factuur', datum: '2026-10-01', uiterste: '2026-10-31' },
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
  ['betaalverzoek', verzoekTitel],
  ['incasso', incasso],
  ['regeling', regeling],
] as const)('the diagram of %s', (naam, kolom) => {
  const diagram = leesDiagram(naam);

  it('has the states of the database', async () => {
    expect(diagram.staten.toSorted()).toEqual((await statenVan(client, kolom)).toSorted());
    expect(diagram.begin).toContain((await beginVan(client, kolom)) ?? 'Factuur');
  });

  it('has the steps that PostgreSQL allows, and no other', async () => {
    const mag = await toegestaneOvergangen(client, kolom, diagram);
    expect(alsRegels(mag)).toEqual(alsRegels(diagram.overgangen));
  });
});

it('the diagram of a payment request has the titles of the domain, and the jobs’ next ones', () => {
  const { staten, overgangen } = leesDiagram('betaalverzoek');
  expect(staten.toSorted()).toEqual([...betaalverzoekTitels].toSorted());
  const next = Object.entries(volgendeTitel).map(([van, naar]) => ({ van, naar }));
  expect(alsRegels(overgangen)).toEqual(alsRegels(next));
});
