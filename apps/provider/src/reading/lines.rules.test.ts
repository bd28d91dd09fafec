import { describe, expect, it } from 'vitest';
import { findDays } from './days.rules.ts';
import { withLabels } from './labels.rules.ts';
import { findLines } from './lines.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const today = '2026-11-21';

function found(lines: readonly string[], seen = false) {
  const rows = withLabels(parseWrittenPage(lines, { seen }));
  return findLines(rows, findDays(rows, today), undefined);
}

/** Returns the lines of a bill as text. */
function told(lines: readonly string[], seen = false): (string | undefined)[] {
  return found(lines, seen).lines.map(({ day, code, text, amount }) =>
    [day?.value, code?.value, text?.value, amount?.value].map((one) => one ?? '–').join(' | '),
  );
}

describe('a line of a bill', () => {
  it.each(['TVA 21 %', 'TVA21%'])('is not the tax: "%s"', (tax) => {
    const bill = ['Monture\t149,00', 'Verres\t201,00', 'Total HTVA\t289,26', `${tax}\t60,74`];
    expect(told([...bill, 'Total à payer TVAC\t350,00'], true)).toEqual([
      '– | – | Monture | 14900',
      '– | – | Verres | 20100',
    ]);
  });

  it.each([
    ['02-11-2026\t1000\tZitting fysio\t45,00', '2026-11-02 | 1000 | Zitting fysio | 4500'],
    ['Zitting fysio\t45,00', '– | – | Zitting fysio | 4500'],
    ['02-11-2026\t45,00', '2026-11-02 | – | – | 4500'],
    ['V92\t45,00', '– | V92 | – | 4500'],
    ['v92 Tweevlaksvulling\t45,00', '– | V92 | Tweevlaksvulling | 4500'],
    ['Vulling V92\t45,00', '– | V92 | Vulling | 4500'],
    ['Grote vulling V92\t45,00', '– | – | Grote vulling V92 | 4500'],
    ['2x Zitting fysio 3\t22,50\t45,00', '– | – | Zitting fysio | 4500'],
    ['Correctie zitting\t-45,00', '– | – | Correctie zitting | -4500'],
  ])('is read: "%s"', (line, words) => expect(told([line])).toEqual([words]));

  it.each([
    ['the total', 'Totaal\t45,00'],
    ['what goes before the total', 'Subtotaal\t45,00'],
    ['tax', 'Btw\t45,00'],
    ['what was paid', 'Vandaag betaald (pin)\t45,00'],
    ['what the insurer pays', 'Vergoeding verzekeraar\t45,00'],
    ['an amount alone', '45,00'],
    ['care that costs nothing', 'Zitting fysio\t0,00'],
    ['care without an amount', 'Zitting fysio'],
  ])('is not %s', (_what, line) =>
    expect(told(['Zitting\t60,00', line, 'Te betalen\t60,00'])).toEqual(['– | – | Zitting | 6000']),
  );

  it('is the total, for a bill without lines', () => {
    expect(told(['Totaal\t45,00'])).toEqual(['– | – | – | 4500']);
  });

  it('has its words above it on a till receipt', () => {
    expect(told(['Melatonine 3 mg', '1 x 12,95\t12,95', 'TOTAAL\t12,95'])).toEqual([
      '– | – | Melatonine 3 mg | 1295',
    ]);
  });

  it('exists for each day of a letter with a single price', () => {
    const letter = [
      'Behandelingen op 7, 14 en 21 oktober 2026,',
      'voor ieder consult € 125,-, samen € 375,-',
    ];
    expect(told(letter)).toEqual([
      '2026-10-07 | – | – | 12500',
      '2026-10-14 | – | – | 12500',
      '2026-10-21 | – | – | 12500',
    ]);
  });
});

describe('the total', () => {
  const lines = ['Zitting\t40,00', 'Rapport\t5,00'];

  it.each([
    ['beside its label', [...lines, 'Totaal\t45,00'], 4_500],
    ['below its label', [...lines, 'Totaal', '45,00'], 4_500],
    ['called "samen"', [...lines, 'samen\t45,00'], 4_500],
    ['called "Eindbedrag"', [...lines, 'Eindbedrag\tEUR 45,00'], 4_500],
    ['in whole euros', ['Zitting\t€ 75,-', 'Samen\t€ 75,-'], 7_500],
    ['in a sentence', ['Ik breng u een bedrag van € 95,- in rekening.'], 9_500],
    [
      'before what was paid',
      [...lines, 'Totaal\t45,00', 'Betaald\t5,00', 'Te betalen\t40,00'],
      4_500,
    ],
    [
      'without what the insurer pays',
      ['Toestel\t1.000,00', 'Totaal\t1.000,00', 'Vergoed\t750,00', 'Te betalen\t250,00'],
      25_000,
    ],
    ['after a discount', [...lines, 'Zomerkorting\t- 5,00', 'Totaal\t40,00'], 4_000],
    ['and not the subtotal', [...lines, 'Subtotaal\t45,00', 'Btw\t0,00', 'Totaal\t45,00'], 4_500],
    [
      'and not a fee for who stays away',
      [...lines, 'Samen\t45,00', 'anders reken ik € 60,-'],
      4_500,
    ],
  ])('is %s', (_where, bill, total) => expect(found(bill).total?.value).toBe(total));

  it('is the own share, with the lines of that column', () => {
    const columns = [
      'Product\tBedrag\tVergoed\tUw deel',
      'Toestel links\t748,00\t561,00\t187,00',
      'Toestel rechts\t748,00\t561,00\t187,00',
      'Totaal\t1.496,00\t1.122,00\t374,00',
      'Door u te betalen: € 374,00',
    ];
    expect(found(columns).total?.value).toBe(37_400);
    expect(told(columns)).toEqual([
      '– | – | Toestel links | 18700',
      '– | – | Toestel rechts | 18700',
    ]);
  });
});

describe('the day of a line', () => {
  it('is its own, or else the one above it', () => {
    expect(told(['02-11-2026', 'Zitting\t45,00', '03-11-2026\tRapport\t10,00'])).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-03 | – | Rapport | 1000',
    ]);
  });

  it('is the one below it, when days are below each line', () => {
    const lines = ['Zitting\t45,00', '2 november 2026', 'Rapport\t10,00', '5 november 2026'];
    expect(told([...lines, 'Totaal\t55,00'])).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-05 | – | Rapport | 1000',
    ]);
  });

  it('is that of the whole bill when no line has one', () => {
    const lines = ['Zitting\t45,00', 'Rapport\t10,00', 'Behandeldatum: 02-11-2026'];
    expect(told(lines)).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-02 | – | Rapport | 1000',
    ]);
  });

  it('is not that of the whole bill when another line has its own', () => {
    const lines = ['Zitting\t45,00', '03-11-2026\tRapport\t10,00', 'Behandeldatum: 02-11-2026'];
    expect(told(lines)).toEqual(['– | – | Zitting | 4500', '2026-11-03 | – | Rapport | 1000']);
  });

  it('is not a day with another label', () => {
    expect(told(['Geboren', '14-03-1985', 'Zitting\t45,00'])).toEqual(['– | – | Zitting | 4500']);
  });
});

describe('a line with an unreadable amount on a photo', () => {
  const unread = '03-11-2026\tRapport over knie\t4S,OO';
  const lines = ['02-11-2026\tZitting\t45,00', unread, '04-11-2026\tZitting\t45,00'];

  it('has no amount, among lines with one', () => {
    expect(told(lines, true)).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-03 | – | Rapport over knie 4S,OO | –',
      '2026-11-04 | – | Zitting | 4500',
    ]);
  });

  it('does not exist on a page with text, nor without any amount', () => {
    expect(told(lines)).toHaveLength(2);
    expect(told([unread], true)).toEqual([]);
  });

  it('may be right before the first line or after the last, and no further', () => {
    const two = [unread, unread];
    expect(told([...two, '02-11-2026\tZitting\t45,00', ...two], true)).toHaveLength(3);
  });
});
