import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { Vergoeding, VergoedingenResponse } from '@mijn/contract/vergoedingen';
import type { VoorafResponse } from '@mijn/contract/vooraf';
import { type Euros, eurosToCents, sumOf, toDecimalText } from '@mijn/domain/money';
import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResponse, sendRequest, toFormData } from '../declaraties/submit/submit.testing.ts';
import { fieldsWithLines, lineOf } from '../declaraties/submit/submittedLines.testing.ts';
import {
  numberOf,
  sampleDay,
  type TestProvider,
  useTestProvider,
} from '../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../testing/withoutAccess.testing.ts';

// `npm run prove` sets a higher number.
const runs = Number(process.env['EXPECTED_DECLARATIES'] ?? 25);

const insurer = await useTestProvider({ jobsHeld: true });

const path = (who: string) => `/uitbreidingen/zorgkosten/vergoedingen?relatienummer=${who}`;
const ask = (as: string, who: string) =>
  insurer.read<VergoedingenResponse>(path(numberOf(who)), as);

async function priceOf(as: string, who: string, zorgsoort: string, bedrag: string) {
  const query = new URLSearchParams({ relatienummer: numberOf(who), zorgsoort, bedrag });
  const url = `/uitbreidingen/zorgkosten/vooraf?${query.toString()}`;
  return (await insurer.read<VoorafResponse>(url, as)).vooraf;
}

async function judged(as: string, who: string, zorgsoort: string, bedrag: string) {
  const regels = [lineOf(sampleDay.toString(), zorgsoort, bedrag)];
  const fields = fieldsWithLines(who, regels, { bevestigd: ['nietVerzekerd'] });
  const { nummer } = parseResponse(await sendRequest(insurer, as, toFormData(fields)));
  await insurer.jobs.runAll();
  const { declaraties } = await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as);
  const [declaratie] = declaraties;
  if (!declaratie) throw new Error('no claim');
  return declaratie;
}

const cents = (euros: Euros | null | undefined) =>
  euros === null || euros === undefined ? Number.POSITIVE_INFINITY : eurosToCents(euros);

/** Returns the person's own part of a price, cents, by the figures of the page only. */
function ownPart(
  page: VergoedingenResponse,
  care: Vergoeding | undefined,
  price: number,
): { readonly own: number; readonly eigenRisico: number } {
  if (!care?.vergoed) return { own: price, eigenRisico: 0 };
  const { budgetten, wettelijkeBijdrage: bijdrage } = care;
  const hasTreatment = budgetten.every(
    ({ volumeEenheid, resterend }) => volumeEenheid !== 'Aantal' || resterend !== 0,
  );
  const amounts = budgetten.flatMap(({ volumeEenheid, resterend }) =>
    volumeEenheid === 'Bedrag' && resterend !== null ? Math.round(resterend * 100) : [],
  );
  const byPercentage = Math.round((price * (care.percentage ?? 0)) / 100);
  const covered = hasTreatment ? Math.min(byPercentage, ...amounts) : 0;
  const asked = bijdrage
    ? eurosToCents(bijdrage.bedrag) + Math.round((covered * bijdrage.percentage) / 100)
    : 0;
  const part = Math.min(asked, covered, cents(bijdrage?.resterend));
  const left = care.eigenRisico === 'geldt' ? cents(page.eigenRisico?.resterend) : 0;
  const eigenRisico = Math.min(
    covered - part,
    left,
    cents(page.eigenRisico?.maximumPerBehandeling),
  );
  return { own: price - covered + part + eigenRisico, eigenRisico };
}

const coverOf = (list: readonly Vergoeding[], kind: string) =>
  list.find(({ zorgsoort }) => zorgsoort === kind);

describe('GET /uitbreidingen/zorgkosten/vergoedingen', () => {
  it('tells an adult with a supplementary package and a child what each kind of care is', async () => {
    const { jaar, vergoedingen, zorgAfgeschermd } = await ask('sanne', 'Sanne');
    expect([jaar, zorgAfgeschermd]).toEqual([2026, false]);
    expect(vergoedingen.map(({ zorgsoort }) => zorgsoort)).toEqual(Object.keys(zorgsoorten));
    expect(coverOf(vergoedingen, 'Ziekenhuis')).toMatchObject({
      vergoed: true,
      pakket: 'BASIS',
      percentage: 100,
      eigenRisico: 'geldt',
      voorwaarde: 'verwijzing',
    });
    const child = (await ask('sanne', 'Lotte')).vergoedingen;
    expect(coverOf(child, 'Tandarts')).toMatchObject({
      pakket: 'BASIS',
      leeftijdTot: 18,
      eigenRisico: 'onder18',
    });
    expect(coverOf(child, 'Psycholoog')).toMatchObject({
      vergoed: false,
      redenNietVergoed: 'leeftijd',
      leeftijdVanaf: 18,
    });
  });

  it('hides what was used where the caller may not see it', async () => {
    const hidden = await ask('sanne', 'Bram');
    expect(hidden.zorgAfgeschermd).toBe(true);
    const left = hidden.vergoedingen.flatMap(({ budgetten, wettelijkeBijdrage }) => [
      ...budgetten.map(({ resterend }) => resterend),
      wettelijkeBijdrage?.resterend ?? null,
    ]);
    expect(left.every((rest) => rest === null)).toBe(true);
    const own = await ask('sanne', 'Sanne');
    const shared = own.vergoedingen.flatMap(({ budgetten }) =>
      budgetten.filter(({ gedeeldAls }) => gedeeldAls !== null),
    );
    expect(new Set(shared.map(({ redenAfgeschermd }) => redenAfgeschermd))).toEqual(
      new Set(['gedeeldMetAnderen']),
    );
  });

  it('logs access to the person it concerns', async () => {
    await ask('sanne', 'Lotte');
    const log = await insurer.sql(`SELECT betreft FROM insurer.inzage
      WHERE operatie = 'listVergoedingen' AND kijker = '${numberOf('Sanne')}'
      ORDER BY inzage_id DESC LIMIT 1`);
    expect(log).toEqual([{ betreft: numberOf('Lotte') }]);
  });

  it.each(['', '?relatienummer=R1&zoek=x'])('answers 400 for %j', async (query) => {
    const url = `/uitbreidingen/zorgkosten/vergoedingen${query}`;
    expect((await insurer.request(url, 'jan')).status).toBe(400);
  });

  it('tells figures and a price that equal the later judgement, whatever was used before', async () => {
    const care = fc.record({
      who: fc.constantFrom(
        ['fatima', 'Fatima'] as const,
        ['jan', 'Jan'] as const,
        ['tom', 'Tom'] as const,
        ['emma', 'Emma'] as const,
        ['piet', 'Piet'] as const,
        ['noor', 'Noor'] as const,
      ),
      zorgsoort: fc.constantFrom(...Object.keys(zorgsoorten)),
      price: fc.integer({ min: 1, max: 60_000 }),
    });
    const property = fc.asyncProperty(care, async ({ who: [as, name], zorgsoort, price }) => {
      const bedrag = toDecimalText(price);
      const page = await ask(as, name);
      const told = await priceOf(as, name, zorgsoort, bedrag);
      const found = page.vergoedingen.find((one) => one.zorgsoort === zorgsoort);
      const { own, eigenRisico } = ownPart(page, found, price);
      expect(told && eurosToCents(told.bedragZelf)).toBe(own);
      const { status, regels } = await judged(as, name, zorgsoort, bedrag);
      expect(status).toBe('AFGEHANDELD');
      const steps = regels.flatMap(({ stappen }) => stappen ?? []);
      const paid = sumOf(
        steps.filter(({ stap }) => stap === 'uitgekeerd'),
        ({ bedrag: euros }) => eurosToCents(euros),
      );
      const inTerms = page.eigenRisico?.inTermijnen ? eigenRisico : 0;
      expect(paid).toBe(price - own + inTerms);
    });
    await fc.assert(property, { numRuns: runs, seed: 20_261_122, endOnFailure: true });
  }, 600_000);
});

describe.each(protectionModes)('a person who is a stranger, %s', (mode) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startWithoutProtection(mode);
  });
  afterAll(() => provider.stop());

  it.each(['mila', 'jan', 'daan'])('is to %s as an unknown one', async (as) => {
    const foreign = await provider.request(path(numberOf('Sanne')), as);
    const nobody = await provider.request(path('R0'), as);
    expect([foreign.status, foreign.text]).toEqual([404, '{"status":404}']);
    expect(nobody.text).toBe(foreign.text);
  });
});
