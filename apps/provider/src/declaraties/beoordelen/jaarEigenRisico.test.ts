import { describe, expect, it } from 'vitest';
import { dagVanLeeftijd, eigenRisicoVanJaar } from './jaarEigenRisico.ts';
import type { VerzekerdePersoon, Verzekeringsperiode } from './vormen.ts';
import { eigenRisicoBedragen, volwassene } from './voorbeelden.testhulp.ts';

function jaar(persoon: VerzekerdePersoon, merk: 'ZZ' | 'AZVZ' = 'ZZ'): [number, number] {
  const { verplicht, vrijwillig } = eigenRisicoVanJaar(persoon, merk, 2026, eigenRisicoBedragen);
  return [verplicht, vrijwillig];
}

function metPeriodes(...periodes: Partial<Verzekeringsperiode>[]): VerzekerdePersoon {
  const [gewoon] = volwassene.verzekeringen;
  if (!gewoon) throw new Error('no insurance');
  return { ...volwassene, verzekeringen: periodes.map((deel) => ({ ...gewoon, ...deel })) };
}

describe('own risk of a year', () => {
  it('is the whole amount for who is insured the whole year', () => {
    expect(jaar(volwassene)).toEqual([38_500, 10_000]);
  });

  it('goes by days, rounded to whole euros, for a part of the year', () => {
    // 30 of 365 days: 31.64 and 8.22 euros.
    expect(jaar(metPeriodes({ geldigVan: '2026-12-02' }))).toEqual([3200, 800]);
    expect(jaar(metPeriodes({ geldigTot: '2026-01-31' }))).toEqual([3200, 800]);
  });

  it('starts on the eighteenth birthday', () => {
    // 184 of 365 days: 194.08 and 50.41 euros.
    expect(jaar({ ...volwassene, geboorteDatum: '2008-07-01' })).toEqual([19_400, 5000]);
    expect(jaar({ ...volwassene, geboorteDatum: '2009-01-01' })).toEqual([0, 0]);
    expect(jaar({ ...volwassene, geboorteDatum: '2008-01-01' })).toEqual([38_500, 10_000]);
  });

  it('adds up periods with another voluntary amount by their days', () => {
    const persoon = metPeriodes(
      { geldigTot: '2026-07-02', vrijwilligEigenRisico: 0 },
      { geldigVan: '2026-07-02', vrijwilligEigenRisico: 50_000 },
    );
    // 183 of 365 days: 250.68 euros.
    expect(jaar(persoon)).toEqual([38_500, 25_100]);
  });

  it('knows no voluntary own risk with AZVZ, and counts only its own days', () => {
    const persoon = metPeriodes({ merk: 'AZVZ', vrijwilligEigenRisico: 50_000 });
    expect(jaar(persoon, 'AZVZ')).toEqual([38_500, 0]);
    expect(jaar(persoon, 'ZZ')).toEqual([0, 0]);
  });

  it('lets a child of 29 February turn 18 on 1 March of a common year', () => {
    expect(dagVanLeeftijd('2008-02-29', 18)).toBe('2026-03-01');
    expect(dagVanLeeftijd('2008-02-29', 20)).toBe('2028-02-29');
  });
});
