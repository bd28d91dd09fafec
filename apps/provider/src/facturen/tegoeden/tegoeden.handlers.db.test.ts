import type { Betaalverzoek } from '@mijn/contract/facturen';
import type { Onderweg, Tegoed } from '@mijn/contract/tegoed';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  numberOf,
  sampleDay,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { sampleKenmerk } from '../factuur.testing.ts';
import { writeLedger } from '../facturen.testing.ts';

const settlement = 'F2026-00000021';
const overpaid = sampleKenmerk(4_000_001);
let provider: TestProvider;

const list = async (as: string) =>
  (await provider.read<{ tegoeden: Tegoed[] }>('/uitbreidingen/tegoeden', as)).tegoeden;

const coming = async (as: string) =>
  (await provider.read<{ onderweg: Onderweg[] }>('/uitbreidingen/tegoeden', as)).onderweg;

/** Creates a credit invoice and an overpayment of a persona. */
async function addCredits(roepnaam: string, suffix: string): Promise<void> {
  const debiteur = numberOf(roepnaam);
  const kenmerk = sampleKenmerk(4_000_000 + Number(suffix));
  await writeLedger(provider, {
    debiteur,
    betaalverzoeken: [{ kenmerk, titel: 'Factuur', datum: '2026-01-01', dueDate: '2026-01-31' }],
    facturen: [
      {
        kenmerk: `F2026-0000002${suffix}`,
        soort: 'Eigenrisicoeindafrekening',
        datum: '2026-02-10',
        regels: [{ bedrag: -11_460 }],
      },
    ],
  });
  await provider.sql(`INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
    VALUES ('${randomUUID()}', '${debiteur}', '${kenmerk}', 500, '2026-03-01')`);
}

beforeAll(async () => {
  provider = await startTestProvider();
  await addCredits('Noor', '1');
  await addCredits('Jan', '2');
});
afterAll(() => provider.stop());

describe('held money', () => {
  it('is shown to its owner, by number, with its day and what is missing', async () => {
    const tegoeden = await list('noor');
    const ontbreekt = 'rekening';
    expect(tegoeden).toContainEqual({
      soort: 'factuur',
      kenmerk: settlement,
      bedrag: 114.6,
      sinds: '2026-02-10',
      ontbreekt,
    });
    expect(tegoeden).toContainEqual({
      soort: 'betaling',
      kenmerk: overpaid,
      bedrag: 5,
      sinds: '2026-03-01',
      ontbreekt,
    });
    const days = tegoeden.map(({ sinds }) => sinds);
    expect(days).toEqual(days.toSorted());
  });

  it('includes each claim’s payout that was not paid, and no other', async () => {
    const rows = await provider.sql<{ nummer: string; bedrag: number }>(`
      SELECT d.nummer, d.uitgekeerd AS bedrag FROM insurer.declaratie d
      WHERE d.relatienummer = '${numberOf('Noor')}' AND d.soort_indiener = 'Verzekerde'
        AND d.status = 'AFGEHANDELD' AND d.uitgekeerd > 0`);
    const ofDeclaraties = (await list('noor')).filter(({ soort }) => soort === 'declaratie');
    expect(rows.length).toBeGreaterThan(0);
    expect(
      new Map(ofDeclaraties.map(({ kenmerk, bedrag }) => [kenmerk, Math.round(bedrag * 100)])),
    ).toEqual(new Map(rows.map(({ nummer, bedrag }) => [nummer, bedrag])));
  });

  it('is empty with a known account: the money is on its way, with its last day', async () => {
    expect(await list('jan')).toEqual([]);
    expect(await list('sanne')).toEqual([]);
    await provider.sql(`INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
      SELECT '${randomUUID()}', debiteur, betaalverzoek, 250, '2026-11-20' FROM insurer.tegoed
      WHERE debiteur = '${numberOf('Jan')}'`);
    const onderweg = await coming('jan');
    // Paid on the next day if the account became known too late, otherwise after fourteen days.
    const tomorrow = sampleDay.add({ days: 1 }).toString();
    const kenmerk = sampleKenmerk(4_000_002);
    expect(onderweg).toEqual([
      { soort: 'factuur', kenmerk: 'F2026-00000022', bedrag: 114.6, verwachtOp: tomorrow },
      { soort: 'betaling', kenmerk, bedrag: 5, verwachtOp: tomorrow },
      { soort: 'betaling', kenmerk, bedrag: 2.5, verwachtOp: '2026-12-04' },
    ]);
    const { betaalverzoek } = await provider.read<{ betaalverzoek: Betaalverzoek }>(
      `/betaalverzoeken/${kenmerk}`,
      'jan',
    );
    expect(betaalverzoek.teVeelBetaald?.map(({ verwachtOp }) => verwachtOp)).toEqual([
      tomorrow,
      '2026-12-04',
    ]);
  });

  it('is not on its way without a known account, nor for others on the policy', async () => {
    expect(await coming('noor')).toEqual([]);
    expect(await coming('daan')).toEqual([]);
  });

  it('is visible to nobody else, and logged', async () => {
    for (const as of ['daan', 'bram', 'mila', 'piet']) expect(await list(as)).toEqual([]);
    expect((await provider.request('/uitbreidingen/tegoeden', undefined)).status).toBe(401);
    const logged = await provider.sql(`SELECT DISTINCT kijker, betreft FROM insurer.inzage
      WHERE operatie = 'listTegoeden' AND betreft = '${numberOf('Noor')}'`);
    expect(logged).toEqual([{ kijker: numberOf('Noor'), betreft: numberOf('Noor') }]);
  });
});

it('is consistent with the relation, which reports a missing account and never the account itself', async () => {
  const { relatie } = await provider.read<{ relatie: object }>('/relatie', 'noor');
  expect(relatie).toMatchObject({ uitkeringIban: null });
  expect(await provider.read('/relatie', 'sanne')).toHaveProperty(
    'relatie.uitkeringIban',
    expect.stringContaining('••'),
  );
});
