import { describe, expect, it } from 'vitest';
import { toRisicoFactuur, type CareLine } from './risico.rules.ts';

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

const polis = { polisnummer: 'P1', verzekeringsnemer: '700000009' };

describe('toRisicoFactuur', () => {
  it('charges own risk and contribution of each line, with its care', () => {
    const factuur = toRisicoFactuur({ ...polis, regels: [care()] }, day);
    expect(factuur).toMatchObject({ bedrag: 6_000, debiteur: '700000009', jaar: 2026 });
    const line = { nummer: 'D2026-000001', volgnummer: 1, relatienummer: '700000001' };
    expect(factuur?.care).toEqual([
      { ...line, deel: 'eigenRisico', bedrag: 5_000 },
      { ...line, deel: 'eigenBijdrage', bedrag: 1_000 },
    ]);
  });

  it('groups the lines by person, in the order of the care', () => {
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
