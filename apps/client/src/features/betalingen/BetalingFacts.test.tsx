import { describe, expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { betalingOf } from './betaling.testing.ts';
import { BetalingFacts } from './BetalingFacts.tsx';
import type { Betaling } from './betaling.ts';

const read = (otherwise: Partial<Betaling> = {}, asks?: boolean) =>
  words(<BetalingFacts betaling={{ ...betalingOf('open'), ...otherwise }} asks={asks ?? false} />);

const premie = { factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' };
const part = (betaalkenmerk: string, bedrag: number, facturen: readonly (typeof premie)[]) => ({
  betaalkenmerk,
  betalingsKenmerkOpgemaakt: betaalkenmerk.replace(/(\d{4})(?=\d)/g, '$1 '),
  bedrag,
  facturen: [...facturen],
});

describe('BetalingFacts', () => {
  it('shows amount and reference', () => {
    expect(read()).toContain('Bedrag € 154,20 Betalingskenmerk 5000 0567 8901 2345');
    expect(read()).not.toContain('Waarvoor');
  });

  it('says "requested amount" when another one was received', () => {
    expect(read({}, true)).toContain('Gevraagd bedrag € 154,20');
    expect(read()).not.toContain('Gevraagd');
  });

  it('shows the insurer’s date, or else the real one', () => {
    expect(read({ dag: '2027-01-09' })).toContain('Datum 9 januari 2027');
    expect(read({ dag: null })).toContain('Datum 21 november 2026');
  });

  it('names the invoice of a single payment request', () => {
    const text = read({ delen: [part('5000056789012345', 15_420, [premie, premie])] });
    expect(text).toContain('Waarvoor Zorgpremie november 2026 en nog één factuur');
    expect(text).toContain('Betalingskenmerk');
    expect(text).not.toContain('Betaalverzoeken in deze betaling');
  });

  it('lists several payment requests by invoice if known, each with reference and amount', () => {
    const delen = [part('5000056789012345', 7_710, [premie]), part('5000056789012346', 7_711, [])];
    const text = read({ delen });
    expect(text).toMatch(/Zorgpremie november 2026, 5000 0567 8901 2345\s*€ 77,10/);
    expect(text).toMatch(/5000 0567 8901 2346\s*€ 77,11/);
    expect(text).not.toMatch(/, 5000 0567 8901 2346|Waarvoor|Betalingskenmerk/);
  });
});
