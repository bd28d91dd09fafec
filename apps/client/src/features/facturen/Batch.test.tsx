import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { Batch } from './Batch.tsx';
import { betaalverzoek } from './phase/betaalverzoek.testing.ts';

const batch = (otherwise: Partial<typeof betaalverzoek> = {}, short?: boolean) => (
  <Batch betaalverzoek={{ ...betaalverzoek, ...otherwise }} short={short ?? false} />
);

const partlyPaid = { bedragEerderBetaaldVerrekend: 5_000, bedragTeBetalen: 10_420 };

describe('Batch', () => {
  it('lists each invoice by name and date, with a link', () => {
    expect(words(batch())).toContain('Zorgpremie oktober 2026 1 oktober 2026 € 154,20');
    expect(show(batch())).toContain('href="/facturen/F2026-12345678"');
  });

  it('ends with the amount to pay, without sums when nothing was paid before', () => {
    expect(words(batch())).toMatch(/Te betalen € 154,20$/);
    expect(words(batch())).not.toContain('Totaal');
  });

  it('subtracts earlier payments down to the amount still to pay', () => {
    expect(words(batch(partlyPaid))).toMatch(
      /Totaal € 154,20 Al betaald of verrekend −\s?€ 50,00 Nog te betalen € 104,20$/,
    );
  });

  it('calls an amount under way only while there is one', () => {
    const betaling = { betalingId: 'b', sinds: null, status: 'inBehandeling' } as const;
    expect(words(batch({ ...partlyPaid, betaling }))).toMatch(/Onderweg € 104,20$/);
    const paid = { bedragEerderBetaaldVerrekend: 15_420, bedragTeBetalen: 0 };
    expect(words(batch({ ...paid, betaling }))).toMatch(/Nog te betalen € 0,00$/);
  });

  it('ends with the amount to receive, without a sign', () => {
    expect(words(batch({ bedragTeBetalen: -2_000 }))).toMatch(/Je krijgt € 20,00$/);
  });

  it('shows no sum below one line when the amount stands above it', () => {
    expect(words(batch({}, true))).toMatch(/€ 154,20$/);
    expect(words(batch({}, true))).not.toContain('Te betalen');
  });

  it('shows the sum as soon as there is more to add up', () => {
    const facturen = [
      ...betaalverzoek.facturen,
      ...betaalverzoek.facturen.map((one) => ({ ...one, kenmerk: 'F2026-2' })),
    ];
    expect(words(batch({ facturen }, true))).toContain('Te betalen');
    expect(words(batch(partlyPaid, true))).toContain('Nog te betalen');
  });
});
