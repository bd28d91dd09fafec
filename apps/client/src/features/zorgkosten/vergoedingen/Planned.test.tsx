import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { planned } from '../behind.testing.ts';
import { Planned } from './Planned.tsx';

const { vooraf: outcome } = planned;

const read = (otherwise: Partial<NonNullable<typeof outcome>> = {}) =>
  words(
    <Planned
      planned={{ ...planned, vooraf: outcome && { ...outcome, ...otherwise } }}
      name="Sanne"
    />,
  );

describe('the calculator for planned care', () => {
  it('shows what the person would pay and why, in the conditional', () => {
    expect(read()).toContain('Je betaalt € 135,00 zelf. Wij betalen € 265,00.');
    expect(read()).toContain('Je betaalt € 135,00 zelf: dat is eigen risico van 2026.');
    expect(read()).not.toContain('termijnen');
  });

  it('says that own risk in terms is not billed, once, with the other reasons', () => {
    const meldingen = ['eigenRisicoInTermijnen', 'wettelijkeBijdrage'].map((code) => ({
      code,
      omschrijving: code,
    }));
    const text = read({ bedragEigenRisicoInTermijnen: 13_500, meldingen });
    expect(text).toContain('eigen bijdrage');
    expect(text.match(/in termijnen/g)).toHaveLength(1);
    expect(text).toContain(
      'Daarvan telt € 135,00 voor het eigen risico dat je in termijnen betaalt.',
    );
    expect(text).not.toContain('dat is eigen risico van 2026');
  });

  it('says that claims in progress may change it, if there are any', () => {
    expect(read()).toContain('Er is nog 1 declaratie onderweg.');
    expect(read({ onderweg: 0 })).not.toContain('onderweg');
  });

  it('says that nothing is reimbursed when no step does', () => {
    const stappen = outcome?.stappen.filter(({ stap }) => stap !== 'vergoed') ?? [];
    expect(read({ stappen })).toContain('Wij betalen € 0,00.');
  });

  it.each([
    ['whose care is hidden', 'afgeschermd', 'de zorg van Bram is voor jou verborgen'],
    ['with whom a budget is shared', 'gedeeldBudget', 'het budget is van iedereen op de polis'],
    ['whose own risk is not known yet', 'eigenRisicoOnbekend', 'is nog niet bekend'],
  ] as const)('explains why there is no result for somebody %s', (_who, reden, why) => {
    expect(words(<Planned planned={{ vooraf: null, reden }} name="Bram" />)).toContain(why);
  });
});
