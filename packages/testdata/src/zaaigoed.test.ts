import { isBsn } from '@mijn/domain/bsn';
import { isIban } from '@mijn/domain/iban';
import { isPostcode } from '@mijn/domain/postcode';
import { describe, expect, it } from 'vitest';
import { personas } from './personas.ts';
import { maakZaaigoed } from './zaaigoed.ts';

const dagen = ['2026-11-21', '2027-01-01', '2028-02-29', '2026-12-31'].map((dag) =>
  Temporal.PlainDate.from(dag),
);

describe.each(dagen)('the personas on %s', (vandaag) => {
  const goed = maakZaaigoed(vandaag);

  it('have a relation for every login, with numbers that are valid and their own', () => {
    const bsns = goed.relaties.map(({ bsn }) => bsn);
    expect(personas.filter(({ bsn }) => !bsns.includes(bsn))).toEqual([]);
    expect(bsns.every(isBsn)).toBe(true);
    expect(new Set(goed.relaties.map(({ relatienummer }) => relatienummer)).size).toBe(
      goed.relaties.length,
    );
    for (const { iban, vestigingsAdres } of goed.relaties) {
      expect(iban === null || isIban(iban)).toBe(true);
      expect(isPostcode(vestigingsAdres.postcode)).toBe(true);
    }
  });

  it('never have care after the claim, a claim after today, or a number twice', () => {
    const nummers = new Set(goed.declaraties.map(({ nummer }) => nummer.slice(5)));
    expect(nummers.size).toBe(goed.declaraties.length);
    const morgen = vandaag.add({ days: 1 }).toString();
    for (const claim of goed.declaraties) {
      expect(claim.behandelDatum <= claim.ingediendOp.slice(0, 10)).toBe(true);
      const { ingediendOp, inBehandelingOp, afgehandeldOp } = claim;
      const opgenomenOp = inBehandelingOp ?? ingediendOp;
      const klaarOp = afgehandeldOp ?? opgenomenOp;
      expect(ingediendOp <= opgenomenOp && opgenomenOp <= klaarOp && klaarOp < morgen).toBe(true);
    }
  });

  it('show what the list of personas promises', () => {
    const nummerVan = (naam: string) =>
      goed.relaties.find(({ opgemaakteNaam }) => opgemaakteNaam === naam)?.relatienummer;
    const van = (naam: string) =>
      goed.declaraties.filter(({ relatienummer }) => relatienummer === nummerVan(naam));
    expect(new Set(van('Sanne de Vries').map(({ status }) => status)).size).toBe(3);
    expect(van('Henk de Boer')).toHaveLength(2_000);
    expect(van('Mila Jansen')).toEqual([]);
    const emma = goed.relaties.find(({ roepnaam }) => roepnaam === 'Emma');
    const achttien = Temporal.PlainDate.from(emma?.geboorteDatum ?? '').add({ years: 18 });
    expect(achttien.year).toBe(vandaag.year);
    expect(Temporal.PlainDate.compare(achttien, vandaag)).toBeLessThanOrEqual(0);
  });
});
