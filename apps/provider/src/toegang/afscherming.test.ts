import type { DeclaratieAntwoord, DeclaratiesAntwoord } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  declaratiesVan,
  nummerVan,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

const afgehandeld = (wie: string) =>
  declaratiesVan(wie).find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';
const open = async (als: string, nummer: string) =>
  (await provider.lees<DeclaratieAntwoord>(`/declaraties/${nummer}`, als)).declaraties[0];
const zetToestemming = (wie: string, aan: boolean) =>
  provider.sql(
    `UPDATE verzekeraar.relatie SET toestemming_zorgkosten = ${aan}
     WHERE relatienummer = '${nummerVan(wie)}'`,
  );

// Who looks, whose claim, whether that person consents, and whether the care is shown (decisions §2).
const matrix = [
  ['sanne', 'Sanne', false, true],
  ['sanne', 'Lotte', false, true],
  ['sanne', 'Daan', true, true],
  ['sanne', 'Daan', false, false],
  ['sanne', 'Bram', false, false],
  ['sanne', 'Bram', true, true],
  ['daan', 'Daan', false, true],
  ['bram', 'Bram', false, true],
] as const;

describe.each(matrix)('%s at a claim of %s, consent %j', (als, wie, toestemming, zichtbaar) => {
  beforeAll(() => zetToestemming(wie, toestemming));

  it(`finds the care ${zichtbaar ? 'shown' : 'hidden'} on its page`, async () => {
    const declaratie = await open(als, afgehandeld(wie));
    const [regel] = declaratie?.regels ?? [];
    const zorg = [
      declaratie?.omschrijving,
      declaratie?.zorgSoorten,
      regel?.zorgSoort,
      regel?.prestatie,
      regel?.locatieNaam,
      regel?.notaNummer,
      regel?.meldingen,
    ];
    expect(zorg.map((waarde) => waarde !== null)).toEqual(zorg.map(() => zichtbaar));
    expect(regel?.stappen?.every(({ uitleg }) => uitleg === null)).toBe(!zichtbaar);
    expect(declaratie?.afgeschermd).toBe(!zichtbaar);
    // That and how much is always there.
    expect(declaratie?.bedrag).toBeGreaterThan(0);
    expect(regel?.behandelDatum).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(regel?.gedeclareerdBedrag).toBe(declaratie?.bedrag);
  });

  it('finds the same in the list, and no way to search for what is hidden', async () => {
    const nummer = afgehandeld(wie);
    const claim = declaratiesVan(wie).find((kandidaat) => kandidaat.nummer === nummer);
    const zoek = async (vraag: string) =>
      (
        await provider.lees<DeclaratiesAntwoord>(`/declaraties?limit=100${vraag}`, als)
      ).declaraties.find((rij) => rij.nummer === nummer);
    const rij = await zoek('');
    expect(rij?.omschrijving !== null).toBe(zichtbaar);
    expect(rij?.zorgSoorten !== null).toBe(zichtbaar);
    expect((await zoek(`&zorgsoort=${claim?.zorgsoort}`)) !== undefined).toBe(zichtbaar);
    for (const woord of [claim?.zorgverlener, claim?.zorgsoort, claim?.notaNummer]) {
      const gevonden = await zoek(`&zoek=${encodeURIComponent(woord ?? '')}`);
      expect(gevonden !== undefined).toBe(zichtbaar);
    }
    expect(await zoek(`&zoek=${nummer}`)).toBeDefined();
  });
});

describe('whoever sent a claim in', () => {
  it('always sees it in full, also of somebody who does not consent or has left', async () => {
    const nummer = 'D2026-888888';
    await zetToestemming('Bram', false);
    await provider.sql(
      `INSERT INTO verzekeraar.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
         omschrijving, behandeldatum, bedrag, zorgverlener, niet_voor)
       VALUES ('${nummer}', '${nummerVan('Bram')}', '${nummerVan('Sanne')}', now(), 'Psycholoog',
         'Psycholoog, Praktijk Ruimte', '2026-11-01', 9900, 'Praktijk Ruimte', '2100-01-01')`,
    );
    expect(await open('sanne', nummer)).toMatchObject({
      zorgSoorten: ['Psycholoog'],
      afgeschermd: false,
      declarant: 'Bram de Vries',
    });
    expect(await open('bram', nummer)).toMatchObject({ indiener: 'Sanne de Vries' });
    await provider.sql(
      `UPDATE verzekeraar.verzekering SET geldig_tot = '2026-11-21'
       WHERE relatienummer = '${nummerVan('Bram')}'`,
    );
    expect(await open('sanne', nummer)).toMatchObject({ declarant: 'Bram de Vries', bsn: '' });
    expect((await provider.vraag(`/declaraties/${afgehandeld('Bram')}`, 'sanne')).status).toBe(404);
  });
});
