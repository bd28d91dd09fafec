import type {
  DeclaratieDetail,
  DeclaratieResponse,
  DeclaratiesResponse,
} from '@mijn/contract/declaraties';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { useTestProvider } from '../../testing/trialProvider.testing.ts';
import { codes, parseResponse, sendRequest, toFormData } from './submit.testing.ts';
import { fieldsWithLines, lineOf } from './submittedLines.testing.ts';

const insurer = await useTestProvider({ jobsHeld: true });

const bill = [
  lineOf('2026-11-18', 'Fysiotherapie', '45.00'),
  { ...lineOf('2025-12-30', 'Ziekenhuis', '200.50'), omschrijving: 'Echo van de schouder' },
  lineOf('2026-11-19', 'Fysiotherapie', '45.00'),
];

const send = (...asked: Parameters<typeof fieldsWithLines>) =>
  sendRequest(insurer, 'fatima', toFormData(fieldsWithLines(...asked)));

async function read(nummer: string | undefined, as = 'fatima'): Promise<DeclaratieDetail> {
  const { declaraties } = await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as);
  const [declaratie] = declaraties;
  if (!declaratie) throw new Error('no claim');
  return declaratie;
}

describe('a bill of several lines', () => {
  let nummer: string | undefined;
  beforeAll(async () => {
    ({ nummer } = parseResponse(await send('Fatima', bill, { notaNummer: 'F-40' })));
  });

  it('shows the submitted lines before it is judged', async () => {
    const { bedrag, ingediendeRegels, regels, zorgSoorten } = await read(nummer);
    expect([bedrag, regels, zorgSoorten]).toEqual([290.5, [], ['Fysiotherapie', 'Ziekenhuis']]);
    expect(ingediendeRegels?.[1]).toEqual({
      behandelDatum: '2025-12-30',
      zorgsoort: 'Ziekenhuis',
      bedrag: 200.5,
      omschrijving: 'Echo van de schouder',
    });
  });

  it('has the day of its last treatment in the list, whose own risk may be unknown', async () => {
    const path = '/declaraties?limit=10';
    const { declaraties } = await insurer.read<DeclaratiesResponse>(path, 'fatima');
    expect(declaraties.find((one) => one.nummer === nummer)).toMatchObject({
      laatsteBehandelDatum: '2026-11-19',
    });
  });

  it('is judged line by line, each by its own day and year, with one payout', async () => {
    await insurer.jobs.runAll();
    const declaratie = await read(nummer);
    expect(
      declaratie.regels.map(({ zorgSoort, behandelDatum }) => [zorgSoort, behandelDatum]),
    ).toEqual(bill.map(({ zorgsoort, behandelDatum }) => [zorgsoort, behandelDatum]));
    const years = await insurer.sql<{ boekjaar: number }>(
      `SELECT boekjaar FROM insurer.declaratie_regel WHERE nummer = '${nummer}' ORDER BY volgnummer`,
    );
    expect(years.map(({ boekjaar }) => boekjaar)).toEqual([2026, 2025, 2026]);
    const paid = declaratie.regels.reduce((sum, line) => sum + line.uitgekeerdBedrag * 100, 0);
    expect(Math.round((declaratie.uitgekeerdBedrag ?? 0) * 100)).toBe(Math.round(paid));
  });

  it.each(['zorgsoort=Ziekenhuis', 'zoek=Ziekenhuis', 'zoek=Hospital'])(
    'is found by the data of any line: %s',
    async (query) => {
      const path = `/declaraties?${query}`;
      const { declaraties } = await insurer.read<DeclaratiesResponse>(path, 'fatima');
      expect(declaraties.map((declaratie) => declaratie.nummer)).toContain(nummer);
    },
  );

  it('is a duplicate with its lines in another order, and is refused as a whole by staff', async () => {
    const again = bill.toReversed();
    expect(codes(await send('Fatima', again, { notaNummer: 'F-40' }))).toEqual(['dubbeleNota']);
    const confirmed = { notaNummer: 'F-40', bevestigd: ['dubbeleNota'] };
    const second = parseResponse(await send('Fatima', again, confirmed)).nummer;
    await insurer.jobs.runAll();
    expect((await read(second)).wachtOp).toBe('medewerker');
    await advanceDays(insurer, 3);
    await insurer.jobs.runAll();
    const { regels, uitgekeerdBedrag } = await read(second);
    expect(uitgekeerdBedrag).toBe(0);
    expect(regels.map(({ meldingen }) => meldingen?.map(({ code }) => code))).toEqual([
      ['dubbeleNota'],
      ['dubbeleNota'],
      ['dubbeleNota'],
    ]);
    await advanceDays(insurer, -3);
  });
});

describe('invalid lines', () => {
  const [one, two] = bill;
  it.each([
    ['missing', 'regels', 'required', ''],
    ['invalid JSON', 'regels', 'invalidFormat', '[{'],
    ['empty', 'regels', 'invalidFormat', '[]'],
    [
      'of an invalid day',
      'regels.1.behandelDatum',
      'invalidFormat',
      [one, { ...two, behandelDatum: '2026-02-30' }],
    ],
    ['without a day', 'regels.0.behandelDatum', 'required', [{ ...one, behandelDatum: undefined }]],
    [
      'of tomorrow',
      'regels.1.behandelDatum',
      'inToekomst',
      [one, { ...one, behandelDatum: '2026-11-22' }],
    ],
    ['too old', 'regels.1.behandelDatum', 'teOud', [one, { ...one, behandelDatum: '2023-11-20' }]],
    ['of unknown care', 'regels.0.zorgsoort', 'unknown', [{ ...one, zorgsoort: 'Waarzeggerij' }]],
    ['of no amount', 'regels.1.bedrag', 'bedragNul', [one, { ...one, bedrag: '0.00' }]],
    ['with invisible care', 'regels.0.zorgsoort', 'required', [{ ...one, zorgsoort: '\0\u3164' }]],
    [
      'with half of an emoji',
      'regels.0.omschrijving',
      'invalidFormat',
      [{ ...one, omschrijving: 'a\ud83d' }],
    ],
  ])('are reported at their position: %s, %s, %s', async (_what, field, code, lines) => {
    const regels = typeof lines === 'string' ? lines : JSON.stringify(lines);
    const response = await send('Fatima', bill, { regels });
    const { messages } = parseResponse(response).validationMessages;
    expect(messages.filter((melding) => melding.veld === field)).toMatchObject([
      { code, level: 'error' },
    ]);
  });

  it('are rejected when the core’s fields differ', async () => {
    expect(codes(await send('Fatima', bill, { bedrag: '1.00' }))).toEqual(['kloppenNiet']);
    expect(codes(await send('Fatima', bill, { behandelDatum: '2026-11-19' }))).toEqual([
      'kloppenNiet',
    ]);
  });

  it('cause a single warning when one day was without insurance', async () => {
    const lines = [
      lineOf('2026-11-21', 'Huisarts', '20.00'),
      lineOf('2026-10-18', 'Huisarts', '20.00'),
    ];
    const form = toFormData(fieldsWithLines('Mila', lines));
    const { messages } = parseResponse(await sendRequest(insurer, 'mila', form)).validationMessages;
    expect(messages).toMatchObject([{ code: 'nietVerzekerd', level: 'warn' }]);
    expect(messages[0]?.message).toContain('18 oktober 2026');
  });
});
