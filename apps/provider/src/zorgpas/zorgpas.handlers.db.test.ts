import type { ZorgpassenResponse } from '@mijn/contract/zorgpas';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { describe, expect, it } from 'vitest';
import { numberOf, sampleDay, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const passesOf = async (as: string) =>
  (await provider.read<ZorgpassenResponse>('/zorgpassen', as)).body.zorgpassen;
const names = async (as: string) => (await passesOf(as)).map(({ naam }) => naam);

describe('GET /zorgpassen', () => {
  it('returns the passes of the whole policy to the verzekeringsnemer, and their own to others', async () => {
    expect(await names('sanne')).toEqual([
      'Sanne de Vries',
      'Daan de Vries',
      'Bram de Vries',
      'Lotte de Vries',
    ]);
    expect(await names('daan')).toEqual(['Daan de Vries']);
    expect(await names('bram')).toEqual(['Bram de Vries']);
  });

  it('returns the front and the back of the card', async () => {
    const [pass] = await passesOf('piet');
    expect(pass).toEqual({
      bsn: bsnOf('piet'),
      relatieNummer: numberOf('Piet'),
      naam: 'Piet Visser',
      geboorteDatum: expect.stringMatching(/^19\d\d-\d\d-\d\d$/),
      achternaam: 'Visser',
      voorletters: 'P.',
      zorgverzekeraarCode: '0001',
      zorgverzekeraarOmschrijving: 'Ankerzee',
      identificatie: expect.stringMatching(/^80528\d{15}$/),
      vervalDatum: '2027-12-31',
    });
    const [sanne] = await passesOf('sanne');
    expect(sanne).toMatchObject({
      achternaam: 'de Vries',
      zorgverzekeraarOmschrijving: 'Zilverzand',
    });
  });

  it('returns an expired pass until there is a new one', async () => {
    const [ended] = await passesOf('henk');
    expect(ended?.vervalDatum).toBe(sampleDay.subtract({ days: 12 }).toString());
    await provider.sql(`INSERT INTO insurer.zorgpas
      VALUES ('80528000000000000099', '${numberOf('Henk')}', '0000', '2026-11-20', '2031-11-30')`);
    expect((await passesOf('henk')).map(({ vervalDatum }) => vervalDatum)).toEqual(['2031-11-30']);
  });

  it('returns none for a person who is not insured today', async () => {
    await provider.sql(`UPDATE insurer.polis SET geldig_tot = '2026-11-20'
      WHERE verzekeringsnemer = '${numberOf('Noor')}'`);
    expect(await passesOf('noor')).toEqual([]);
  });

  it('logs access to each person of the passes', async () => {
    await passesOf('sanne');
    const rows = await provider.sql<{ betreft: string }>(
      `SELECT DISTINCT betreft FROM insurer.inzage
       WHERE operatie = 'listZorgpassen' AND kijker = '${numberOf('Sanne')}'`,
    );
    const family = ['Sanne', 'Daan', 'Bram', 'Lotte'].map(numberOf);
    expect(rows.map(({ betreft }) => betreft).toSorted()).toEqual(family.toSorted());
  });
});
