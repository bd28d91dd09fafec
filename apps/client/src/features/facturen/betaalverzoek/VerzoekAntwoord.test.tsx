import { describe, expect, it } from 'vitest';
import { woorden } from '../../../api/toon.testhulp.tsx';
import type { Betaalverzoek } from '../betaalverzoek.ts';
import { verzoek } from './verzoek.testhulp.ts';
import { VerzoekAntwoord } from './VerzoekAntwoord.tsx';

const antwoord = (anders: Partial<Betaalverzoek>, vandaag = '2026-11-21') =>
  woorden(<VerzoekAntwoord verzoek={{ ...verzoek, ...anders }} vandaag={vandaag} />);

describe('the answer of a payment request', () => {
  it('says what to pay and by when, and pays in one tap', () => {
    expect(antwoord({})).toBe(
      'Je moet nog € 154,20 betalen, vóór 30 november 2026. Wij hebben je betaling nog niet ' +
        'ontvangen. Betaal vóór 30 november 2026. Er komen geen kosten bij. ' +
        'Betalen met iDEAL | Wero',
    );
  });

  it('warns in an Aanmaning of what it would cost not to pay', () => {
    const aanmaning = { titel: 'Aanmaning', kostenBijNietBetalen: 4000 };
    expect(antwoord(aanmaning)).toContain('Dan kan een incassobureau je € 40,00 extra vragen.');
  });

  it('says that the day has passed', () => {
    expect(antwoord({}, '2026-12-01')).toContain('De betaaldatum 30 november 2026 is voorbij.');
  });

  it('offers no way to pay while the bank is at it', () => {
    const bijBank = antwoord({ betaling: { betalingId: 'x', status: 'inBehandeling' } });
    expect(bijBank).toContain('Betaal niet opnieuw.');
    expect(bijBank).not.toContain('Betalen met');
  });

  it('says that it has been paid', () => {
    expect(antwoord({ bedragTeBetalen: 0 })).toBe(
      'Dit betaalverzoek is betaald. Je hoeft niets meer te doen.',
    );
  });
});
