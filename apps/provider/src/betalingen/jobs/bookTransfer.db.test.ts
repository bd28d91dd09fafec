import { describe, expect, it } from 'vitest';
import { createBankService } from '../../bank.ts';
import { writeLedger } from '../../facturen/facturen.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { startPayingInsurer } from '../payingInsurer.testing.ts';
import { addTestBetaalverzoek, allowLookupsSql, ledger, report } from '../pay.testing.ts';

const { begin, insurer } = await startPayingInsurer({ reconcilePausesMs: [3_600_000] });
const service = createBankService(insurer.logins);

const asked = () => addTestBetaalverzoek(insurer, 'Jan', [3_000, 2_000]);
const inList = async (kenmerk: string) =>
  (await service.list()).betaalverzoeken.find((one) => one.kenmerk === kenmerk);

describe('a manual transfer', () => {
  it('pays the request with its reference, in any spelling', async () => {
    const kenmerk = await asked();
    expect(await inList(kenmerk)).toMatchObject({ open: 5_000 });
    const typed = `${kenmerk.slice(0, 4)} ${kenmerk.slice(4, 8)}.${kenmerk.slice(8)} `;
    const transfer = { kenmerk: typed, bedrag: 5_000, reference: `a-${kenmerk}` };
    expect(await service.bookTransfer(transfer)).toBe('done');
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 5_000, open: 0, tegoed: 0 });
    expect(await inList(kenmerk)).toBeUndefined();
  });

  it('is booked once, however often the bank reports it', async () => {
    const kenmerk = await asked();
    const transfer = { kenmerk, bedrag: 1_000, reference: `b-${kenmerk}` };
    await Promise.all([service.bookTransfer(transfer), service.bookTransfer(transfer)]);
    expect(await service.bookTransfer(transfer)).toBe('done');
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 1_000, open: 4_000 });
    await service.bookTransfer({ ...transfer, reference: `c-${kenmerk}` });
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 2_000, open: 3_000 });
  });

  it('keeps an excess for repayment, also next to a running attempt', async () => {
    const { kenmerk, betaling } = await begin([5_000]);
    await service.bookTransfer({ kenmerk, bedrag: 6_000, reference: `d-${kenmerk}` });
    expect(await ledger(insurer, kenmerk)).toMatchObject({ open: 0, tegoed: 1_000 });
    await insurer.sql(allowLookupsSql);
    betaling.status = 'paid';
    await report(insurer, betaling.id);
    await expect
      .poll(() => ledger(insurer, kenmerk))
      .toMatchObject({ geboekt: 5_000, open: 0, tegoed: 6_000 });
  });

  it('is not booked with an unknown reference or an invalid amount', async () => {
    const kenmerk = await asked();
    const reference = `e-${kenmerk}`;
    expect(await service.bookTransfer({ kenmerk: '1', bedrag: 1, reference })).toBe('unknown');
    for (const bedrag of [0, -5, 1.5, 3e9, Number.NaN]) {
      expect(await service.bookTransfer({ kenmerk, bedrag, reference })).toBe('impossible');
    }
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 0, open: 5_000 });
  });
});

describe('a returned direct debit', () => {
  it('is open again, and is booked once', async () => {
    const kenmerk = 'F2026-97000001';
    await writeLedger(insurer, {
      debiteur: numberOf('Jan'),
      facturen: [
        {
          kenmerk,
          soort: 'Zorgpremie',
          datum: '2026-11-01',
          regels: [{ bedrag: 4_000 }],
        },
      ],
    });
    const [debit, day] = [
      `'${kenmerk}/1', '${kenmerk}', '${numberOf('Jan')}'`,
      `date '2026-11-10'`,
    ];
    await insurer.sql(`
      INSERT INTO insurer.incasso (sleutel, kenmerk, debiteur, poging, datum, bedrag, status)
        VALUES (${debit}, 1, ${day}, 4000, 'afgeschreven');
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
        SELECT 'incasso/' || sleutel, kenmerk, debiteur, 'incasso', bedrag, datum
        FROM insurer.incasso WHERE kenmerk = '${kenmerk}'`);
    const [first] = (await service.list()).incassos;
    expect(first).toMatchObject({ datum: '2026-11-10', bedrag: 4_000 });
    const id = first?.incassoId ?? 0;
    const outcomes = await Promise.all([service.bookStorno(id), service.bookStorno(id)]);
    expect(outcomes.filter(Boolean)).toEqual([true]);
    const rows = await insurer.sql(
      `SELECT open FROM insurer.factuur_stand WHERE kenmerk = '${kenmerk}'`,
    );
    expect(rows).toEqual([{ open: 4_000 }]);
    expect((await service.list()).incassos.map(({ incassoId }) => incassoId)).not.toContain(id);
  });

  it('is refused when it was never debited', async () => {
    expect(await service.bookStorno(0)).toBe(false);
  });
});
