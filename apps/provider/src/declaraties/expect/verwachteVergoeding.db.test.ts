import { toDecimalText } from '@mijn/domain/money';
import type { DeclaratieDetail, DeclaratieResponse } from '@mijn/contract/declaraties';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { parseResponse, sendRequest, toFormData } from '../submit/submit.testing.ts';
import {
  requestExpectedPayout,
  expected,
  fieldsWithLines,
  lineOf,
} from '../submit/submittedLines.testing.ts';

// `npm run prove` sets a higher number.
const runs = Number(process.env['EXPECTED_DECLARATIES'] ?? 25);

const insurer = await useTestProvider({ jobsHeld: true });

async function judged(as: string, who: string, regels: readonly SubmittedLine[]) {
  const fields = fieldsWithLines(who, regels, { bevestigd: ['nietVerzekerd'] });
  const { nummer } = parseResponse(await sendRequest(insurer, as, toFormData(fields)));
  await insurer.jobs.runAll();
  return read(as, nummer);
}

async function read(as: string, nummer: string | undefined): Promise<DeclaratieDetail> {
  const { declaraties } = await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as);
  const [declaratie] = declaraties;
  if (!declaratie) throw new Error('no claim');
  return declaratie;
}

const shared = [lineOf('2026-11-18', 'Tandarts', '80.00')];
const bill = [
  lineOf('2026-11-18', 'Fysiotherapie', '45.00'),
  lineOf('2025-12-30', 'Ziekenhuis', '200.50'),
];

const someLine: fc.Arbitrary<SubmittedLine> = fc.record({
  behandelDatum: fc.constantFrom(
    '2026-11-18',
    '2026-03-02',
    '2025-12-31',
    '2025-02-01',
    '2024-06-30',
  ),
  zorgsoort: fc.constantFrom(...Object.keys(zorgsoorten)),
  bedrag: fc.integer({ min: 1, max: 60_000 }).map((cents) => toDecimalText(cents)),
});

const someNota = fc.record({
  who: fc.constantFrom(
    ['fatima', 'Fatima'] as const,
    ['jan', 'Jan'] as const,
    ['tom', 'Tom'] as const,
    ['emma', 'Emma'] as const,
    ['piet', 'Piet'] as const,
    ['noor', 'Noor'] as const,
  ),
  regels: fc.array(someLine, { minLength: 1, maxLength: 6 }),
});

describe('the expected payout', () => {
  it('equals the later judgement when nothing came in between, line by line and step by step', async () => {
    const property = fc.asyncProperty(someNota, async ({ who: [as, name], regels }) => {
      const { verwachting } = await expected(insurer, as, name, regels);
      const declaratie = await judged(as, name, regels);
      expect(declaratie.status).toBe('AFGEHANDELD');
      expect(declaratie.regels.map(({ stappen }) => stappen)).toEqual(
        verwachting?.regels.map(({ stappen }) => stappen),
      );
      expect(declaratie.uitgekeerdBedrag).toBe(verwachting?.totaal.bedragUitgekeerd);
      expect(declaratie.verwacht).toBe(declaratie.uitgekeerdBedrag);
    });
    await fc.assert(property, { numRuns: runs, seed: 20_261_122, endOnFailure: true });
  }, 600_000);

  it('uses up nothing, and has lines that add up to the total', async () => {
    const [one, two] = [
      await expected(insurer, 'sanne', 'Sanne', bill),
      await expected(insurer, 'sanne', 'Sanne', bill),
    ];
    expect(two).toEqual(one);
    const { totaal, regels } = one.verwachting ?? { totaal: undefined, regels: [] };
    const sum = regels.reduce((total, line) => total + line.bedragVergoed * 100, 0);
    expect(Math.round((totaal?.bedragVergoed ?? 0) * 100)).toBe(Math.round(sum));
    expect(regels.map(({ jaar }) => jaar)).toEqual([2026, 2025]);
  });

  it('reveals nothing about hidden care, nor about budgets shared with it', async () => {
    const hidden = { status: 200, verwachting: null, hoogstens: null };
    expect(await expected(insurer, 'sanne', 'Bram', bill)).toEqual({
      ...hidden,
      weggelaten: 'afgeschermd',
    });
    expect(await expected(insurer, 'sanne', 'Sanne', shared)).toEqual({
      ...hidden,
      weggelaten: 'gedeeldBudget',
      hoogstens: 60,
    });
    const declaratie = await judged('sanne', 'Sanne', shared);
    expect([declaratie.verwacht, declaratie.status]).toEqual([null, 'AFGEHANDELD']);
  });

  it('answers the same, whatever a hidden person used of the shared budget', async () => {
    const before = await expected(insurer, 'sanne', 'Sanne', shared);
    await judged('bram', 'Bram', shared);
    expect(await expected(insurer, 'sanne', 'Sanne', shared)).toEqual(before);
  });

  it('is shown later only to the sender', async () => {
    const declaratie = await judged('sanne', 'Daan', [lineOf('2026-11-18', 'Huisarts', '45.00')]);
    expect(declaratie.verwacht).toBe(45);
    expect((await read('daan', declaratie.nummer)).verwacht).toBeNull();
  });

  it('rejects invalid lines', async () => {
    for (const line of [
      lineOf('0000-01-01', 'Huisarts', '45'),
      lineOf('2026-02-30', 'Huisarts', '45'),
      lineOf('2026-11-18', '\0\u3164', '45'),
      lineOf('2026-11-18', 'Huisarts', '45,00'),
    ]) {
      expect((await requestExpectedPayout(insurer, 'sanne', 'Sanne', [line])).status).toBe(400);
    }
    expect((await requestExpectedPayout(insurer, 'sanne', 'Sanne', [])).status).toBe(400);
  });

  it('logs access to the person it concerns', async () => {
    await expected(insurer, 'sanne', 'Lotte', bill);
    const log = await insurer.sql(`SELECT betreft FROM insurer.inzage
      WHERE operatie = 'getVerwachteVergoeding' ORDER BY inzage_id DESC LIMIT 1`);
    expect(log).toEqual([{ betreft: numberOf('Lotte') }]);
  });

  it('is null while the own risk of one of its years is unknown', async () => {
    await insurer.sql('DELETE FROM insurer.eigen_risico_bedrag WHERE jaar = 2025');
    const { weggelaten } = await expected(insurer, 'fatima', 'Fatima', bill);
    expect(weggelaten).toBe('eigenRisicoOnbekend');
    const waiting = await judged('fatima', 'Fatima', bill);
    expect([waiting.status, waiting.wachtOp, waiting.verwacht]).toEqual([
      'IN_BEHANDELING',
      'eigenRisico',
      null,
    ]);
    await insurer.sql(`INSERT INTO insurer.eigen_risico_bedrag
      SELECT merk, 2025, verplicht, vrijwillig_mogelijk, vanaf_verjaardag, maximum_per_behandeling
      FROM insurer.eigen_risico_bedrag WHERE jaar = 2026`);
    await insurer.jobs.runAll();
    expect((await read('fatima', waiting.nummer)).status).toBe('AFGEHANDELD');
  });
});
