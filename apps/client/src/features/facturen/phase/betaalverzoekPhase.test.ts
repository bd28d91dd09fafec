import { describe, expect, it } from 'vitest';
import {
  betaalverzoekPhase,
  type AskedBetaalverzoek,
  byUrgency,
  isPayable,
  isUrgent,
} from './betaalverzoekPhase.ts';

const asking = (otherwise: Partial<AskedBetaalverzoek> = {}): AskedBetaalverzoek => ({
  titel: 'Factuur',
  uitersteBetaalDatum: '2026-11-30',
  bedragTeBetalen: 100,
  betaling: null,
  ...otherwise,
});

describe('betaalverzoekPhase', () => {
  it.each([
    ['2026-11-29', 'toPay'],
    ['2026-11-30', 'toPay'],
    ['2026-12-01', 'tooLate'],
  ])('is on %s %s: the due date itself is in time', (today, phase) => {
    expect(betaalverzoekPhase(asking(), today)).toBe(phase);
  });

  it.each(['2026-11-21', '2026-12-21'])(
    'is "checking" while the bank processes a payment, also after the due date',
    (today) => {
      const busy = asking({ betaling: { status: 'inBehandeling' } });
      expect([betaalverzoekPhase(busy, today), isPayable(busy)]).toEqual(['checking', false]);
    },
  );

  it.each(['open', 'mislukt', 'geannuleerd', 'verlopen'] as const)(
    'allows to pay after an attempt with status %s',
    (status) => {
      const again = asking({ betaling: { status } });
      expect([betaalverzoekPhase(again, '2026-11-21'), isPayable(again)]).toEqual(['toPay', true]);
    },
  );

  it('is "paid" once it is paid, whatever an attempt says', () => {
    const paid = asking({ bedragTeBetalen: 0, betaling: { status: 'inBehandeling' } });
    expect([betaalverzoekPhase(paid, '2027-01-01'), isPayable(paid)]).toEqual(['paid', false]);
  });

  it('is urgent for an Aanmaning, and after the due date; not while the bank processes a payment', () => {
    expect(isUrgent(asking(), '2026-11-21')).toBe(false);
    expect(isUrgent(asking({ titel: 'Aanmaning' }), '2026-11-21')).toBe(true);
    expect(isUrgent(asking(), '2026-12-21')).toBe(true);
    const busy = asking({ titel: 'Aanmaning', betaling: { status: 'inBehandeling' } });
    expect(isUrgent(busy, '2026-12-21')).toBe(false);
  });
});

it('sorts by due date, as the first line does, and drops paid requests', () => {
  const order = byUrgency([
    asking({ titel: 'Factuur', uitersteBetaalDatum: '2026-12-01' }),
    asking({ titel: 'Herinnering', uitersteBetaalDatum: '2026-12-04' }),
    asking({ titel: 'Iets van later', uitersteBetaalDatum: '2026-12-10' }),
    asking({ uitersteBetaalDatum: '2026-11-01', betaling: { status: 'inBehandeling' } }),
    asking({ titel: 'Factuur', bedragTeBetalen: 0 }),
    asking({ titel: 'Incasso mislukt', uitersteBetaalDatum: '2026-12-04' }),
    asking({ titel: 'Aanmaning', uitersteBetaalDatum: '2026-12-04' }),
    asking({ titel: 'Herinnering', uitersteBetaalDatum: '2026-11-10' }),
  ]);
  expect(order.map((one) => [one.titel, one.uitersteBetaalDatum.slice(5)])).toEqual([
    ['Herinnering', '11-10'],
    ['Factuur', '12-01'],
    ['Aanmaning', '12-04'],
    ['Herinnering', '12-04'],
    ['Incasso mislukt', '12-04'],
    ['Iets van later', '12-10'],
    ['Factuur', '11-01'],
  ]);
});
