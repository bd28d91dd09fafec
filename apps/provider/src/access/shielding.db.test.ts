import type { DeclaratieResponse, DeclaratiesResponse } from '@mijn/contract/declaraties';
import { beforeAll, describe, expect, it } from 'vitest';
import { declaratiesOf, numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const handled = (who: string) =>
  declaratiesOf(who).find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';
const open = async (as: string, number: string) =>
  (await provider.read<DeclaratieResponse>(`/declaraties/${number}`, as)).declaraties[0];
const setToestemming = (who: string, on: boolean) =>
  provider.sql(
    `UPDATE insurer.relatie SET toestemming_zorgkosten = ${on}
     WHERE relatienummer = '${numberOf(who)}'`,
  );

// Viewer, patient, consent of the patient, and visibility of the care (docs/decisions.md §2).
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

describe.each(matrix)('%s at a claim of %s, consent %j', (as, who, toestemming, visible) => {
  beforeAll(() => setToestemming(who, toestemming));

  it(`${visible ? 'shows' : 'hides'} the care in the claim`, async () => {
    const declaratie = await open(as, handled(who));
    const [line] = declaratie?.regels ?? [];
    const care = [
      declaratie?.omschrijving,
      declaratie?.zorgSoorten,
      line?.zorgSoort,
      line?.prestatie,
      line?.locatieNaam,
      line?.notaNummer,
      line?.meldingen,
    ];
    expect(care.map((value) => value !== null)).toEqual(care.map(() => visible));
    expect(line?.stappen?.every(({ uitleg }) => uitleg === null)).toBe(!visible);
    expect(declaratie?.afgeschermd).toBe(!visible);
    // Date and amount are always visible.
    expect(declaratie?.bedrag).toBeGreaterThan(0);
    expect(line?.behandelDatum).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(line?.gedeclareerdBedrag).toBe(declaratie?.bedrag);
  });

  it('does the same in the list, and offers no search on hidden fields', async () => {
    const number = handled(who);
    const declaratie = declaratiesOf(who).find((candidate) => candidate.nummer === number);
    const search = async (request: string) =>
      (
        await provider.read<DeclaratiesResponse>(`/declaraties?limit=100${request}`, as)
      ).declaraties.find((row) => row.nummer === number);
    const row = await search('');
    expect(row?.omschrijving !== null).toBe(visible);
    expect(row?.zorgSoorten !== null).toBe(visible);
    expect((await search(`&zorgsoort=${declaratie?.zorgsoort}`)) !== undefined).toBe(visible);
    const { zorgverlener, zorgsoort = '', notaNummer } = declaratie ?? {};
    const slipped = `${zorgsoort.slice(0, -1)}x`;
    const year = declaratie?.behandelDatum.slice(0, 4);
    for (const word of [zorgverlener, zorgsoort, slipped, `${zorgsoort} ${year}`, notaNummer]) {
      const found = await search(`&zoek=${encodeURIComponent(word ?? '')}`);
      expect(found !== undefined).toBe(visible);
    }
    expect(await search(`&zoek=${number}`)).toBeDefined();
  });
});

describe('the sender of a claim', () => {
  it('always sees it in full, also for a person who does not consent or has left', async () => {
    const number = 'D2026-888888';
    await setToestemming('Bram', false);
    await provider.sql(
      `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
         omschrijving, behandeldatum, bedrag, zorgverlener, niet_voor)
       VALUES ('${number}', '${numberOf('Bram')}', '${numberOf('Sanne')}', now(), 'Psycholoog',
         'Psycholoog, Praktijk Ruimte', '2026-11-01', 9900, 'Praktijk Ruimte', '2100-01-01')`,
    );
    expect(await open('sanne', number)).toMatchObject({
      zorgSoorten: ['Psycholoog'],
      afgeschermd: false,
      declarant: 'Bram de Vries',
    });
    expect(await open('bram', number)).toMatchObject({ indiener: 'Sanne de Vries' });
    await provider.sql(
      `UPDATE insurer.verzekering SET geldig_tot = '2026-11-21'
       WHERE relatienummer = '${numberOf('Bram')}'`,
    );
    expect(await open('sanne', number)).toMatchObject({ declarant: 'Bram de Vries', bsn: '' });
    expect((await provider.request(`/declaraties/${handled('Bram')}`, 'sanne')).status).toBe(404);
  });
});
