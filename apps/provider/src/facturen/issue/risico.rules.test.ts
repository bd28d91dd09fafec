import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRisicoFactuur, type CareLine } from './risico.rules.ts';
import { offset } from './offset.rules.ts';

const day = Temporal.PlainDate.from('2026-11-25');

function care(otherwise: Partial<CareLine> = {}): CareLine {
  return {
    declaratieNummer: 'D2026-000001',
    declaratieVolgnummer: 1,
    relatienummer: '700000001',
    prestatie: 'Medicijnen op recept',
    zorgverlener: 'Apotheek',
    datum: '2026-10-01',
    jaar: 2026,
    eigenRisico: 5_000,
    eigenBijdrage: 1_000,
    ...otherwise,
  };
}

const sum = (numbers: number[]) => numbers.reduce((until, number) => until + number, 0);

const polis = { polisnummer: 'P1', verzekeringsnemer: '700000009' };

describe('the own-risk invoice', () => {
  it('asks own risk and contribution of each line, and says which care that is', () => {
    const factuur = toRisicoFactuur({ ...polis, regels: [care()] }, day);
    expect(factuur).toMatchObject({ bedrag: 6_000, debiteur: '700000009', jaar: 2026 });
    const line = { nummer: 'D2026-000001', volgnummer: 1, relatienummer: '700000001' };
    expect(factuur?.care).toEqual([
      { ...line, deel: 'eigenRisico', bedrag: 5_000 },
      { ...line, deel: 'eigenBijdrage', bedrag: 1_000 },
    ]);
  });

  it('keeps the lines of one person together, in the order of the care', () => {
    const regels = [
      care({ relatienummer: '2', declaratieNummer: 'b' }),
      care({ datum: '2026-10-09', declaratieNummer: 'c' }),
      care({ relatienummer: '2', datum: '2026-09-01', declaratieNummer: 'd' }),
    ];
    const numbers = toRisicoFactuur({ ...polis, regels }, day)?.regels.map(
      ({ declaratieNummer }) => declaratieNummer,
    );
    expect(numbers).toEqual(['d', 'b', 'c']);
  });
});

describe('a credit', () => {
  it('is set off against the oldest first, and never against more than is open', () => {
    const entries = [
      { kenmerk: 'old', open: 3_000 },
      { kenmerk: 'nieuw', open: 5_000 },
    ];
    expect(offset(4_000, entries)).toEqual([
      { kenmerk: 'old', bedrag: 3_000 },
      { kenmerk: 'nieuw', bedrag: 1_000 },
    ]);
    expect(offset(0, entries)).toEqual([]);
    const open = fc.array(fc.integer({ min: 1, max: 50_000 }));
    fc.assert(
      fc.property(fc.nat(100_000), open, (tegoed, amounts) => {
        const list = amounts.map((amount, i) => ({ kenmerk: String(i), open: amount }));
        const done = offset(tegoed, list);
        const total = sum(amounts);
        expect(sum(done.map(({ bedrag }) => bedrag))).toBe(Math.min(tegoed, total));
        expect(done.every(({ kenmerk, bedrag }) => bedrag <= (amounts[Number(kenmerk)] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
