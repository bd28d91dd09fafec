import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { BetaalverzoekAnswer, type ShownBetaalverzoek } from './BetaalverzoekAnswer.tsx';
import { betaalverzoek } from './betaalverzoek.testing.ts';

const response = (otherwise: Partial<ShownBetaalverzoek>, today = '2026-11-21') =>
  words(<BetaalverzoekAnswer betaalverzoek={{ ...betaalverzoek, ...otherwise }} today={today} />);

describe('BetaalverzoekAnswer', () => {
  it('says what to pay and by when, once, with a button', () => {
    expect(response({})).toBe(
      'Je moet nog € 154,20 betalen, uiterlijk 30 november 2026. De eerste betaaldatum is ' +
        'voorbij. Er komen geen kosten bij. Betalen met iDEAL | Wero',
    );
  });

  it('warns in an Aanmaning of the costs of not paying', () => {
    const aanmaning = { titel: 'Aanmaning', kostenBijNietBetalen: 4000 };
    expect(response(aanmaning)).toContain('Daarna kan een incassobureau € 40,00 extra vragen');
  });

  it('does not ask for payment in time when the date of an Aanmaning has passed', () => {
    const late = response({ titel: 'Aanmaning', kostenBijNietBetalen: 4000 }, '2026-12-01');
    expect(late).toContain(
      'Een incassobureau kan nu € 40,00 extra van je vragen, voor al je aanmaningen samen.',
    );
    expect(late).not.toContain('niet op tijd');
  });

  it('names the help desk for a long payment review', () => {
    const long = response({ betaling: { status: 'inBehandeling', sinds: '2026-11-09' } });
    expect(long).toMatch(/sinds 9 november 2026.*Bel onze klantenservice.*\d{3} \d/);
  });

  it('says that the date has passed', () => {
    expect(response({}, '2026-12-01')).toContain(
      'De betaaldatum 30 november 2026 is voorbij. Betaal zo snel mogelijk.',
    );
  });

  it('offers no way to pay while the bank processes a payment', () => {
    const atBank = response({ betaling: { status: 'inBehandeling' } });
    expect(atBank).toContain('Betaal niet opnieuw.');
    expect(atBank).not.toContain('Betalen met');
  });

  it('says that it is paid', () => {
    expect(response({ bedragTeBetalen: 0 })).toBe(
      'Dit betaalverzoek is betaald. Je hoeft niets meer te doen.',
    );
  });
});
