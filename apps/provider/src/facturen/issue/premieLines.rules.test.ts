import { describe, expect, it } from 'vitest';
import {
  monthlyPremie,
  premieOf,
  type PremieVerzekerde,
  toMonth,
  toPremieLines,
} from './premieLines.rules.ts';
import { adult } from './adult.testing.ts';
import { premies } from './premies.ts';

function lines(otherwise: Partial<PremieVerzekerde>, first = '2026-11-01') {
  const month = toMonth(Temporal.PlainDate.from(first));
  return toPremieLines('ZZ', { ...adult, ...otherwise }, month, premies).map(
    ({ omschrijving, periodFrom, periodUntil, bedrag }) => [
      omschrijving,
      `${periodFrom} ${periodUntil}`,
      bedrag,
    ],
  );
}

describe('toPremieLines', () => {
  it('uses the premium of its year, and the last known one while the next is unknown', () => {
    expect(lines({}, '2025-12-01')).toEqual([
      ['Basisverzekering', '2025-12-01 2026-01-01', 15_120],
    ]);
    expect(premieOf(premies, 'ZZ', 'BASIS', 2035)).toBe(premieOf(premies, 'ZZ', 'BASIS', 2027));
    expect(premieOf(premies, 'ZZ', 'BASIS', 2010)).toBeUndefined();
  });

  it('returns nothing under 18, until the month after the birthday', () => {
    for (const geboorteDatum of ['2008-11-02', '2008-11-01', '2008-11-30']) {
      expect(lines({ geboorteDatum })).toEqual([]);
      expect(lines({ geboorteDatum }, '2026-12-01')).toHaveLength(1);
    }
  });

  it('charges every part by days', () => {
    const plus = { aanvullend: 'AANVULLEND', voluntaryEigenRisico: 10_000 } as const;
    expect(lines({ ...plus, validFrom: '2026-11-11', validUntil: '2026-11-26' })).toEqual([
      ['Basisverzekering', '2026-11-11 2026-11-26', 7_923],
      ['Korting vrijwillig eigen risico', '2026-11-11 2026-11-26', -200],
      ['Aanvullende verzekering', '2026-11-11 2026-11-26', 798],
    ]);
    const november = toMonth(Temporal.PlainDate.from('2026-11-01'));
    expect(monthlyPremie('ZZ', plus, november, premies)).toBe(15_845 - 400 + 1_595);
  });

  it('returns nothing before a person joined and after they left', () => {
    expect(lines({ validFrom: '2026-12-01' })).toEqual([]);
    expect(lines({ validUntil: '2026-11-01' })).toEqual([]);
  });
});
