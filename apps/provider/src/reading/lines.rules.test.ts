import { describe, expect, it } from 'vitest';
import { findDay } from './facts.rules.ts';
import { linesOf, totalsOf, withLabels } from './lines.rules.ts';
import { written } from './testing/written.testing.ts';

const bill = (lines: readonly string[], seen = false) => withLabels(written(lines, { seen }));

describe('what a bill calls its total', () => {
  it.each([
    ['beside it', ['Totaal\t45,00'], [4_500]],
    ['the last of several beside it', ['Totaal\t3\t40,00\t45,00'], [4_500]],
    ['under it', ['Totaal', '45,00'], [4_500]],
    ['in the order in which they stand', ['Te betalen\t45,00', 'Totaal\t50,00'], [4_500, 5_000]],
    ['not before it', ['45,00\tTotaal'], []],
    ['not what goes before it', ['Subtotaal\t40,00', 'Btw\t5,00'], []],
    ['not where it is called something else too', ['Totaal\tBtw\t5,00'], []],
    ['not a line further', ['Totaal', '', '45,00'], []],
    ['nothing', ['Fysiotherapie\t45,00'], []],
  ])('is %s', (_what, lines, totals) =>
    expect(totalsOf(bill(lines)).map(({ value }) => value)).toEqual(totals),
  );
});

/** The lines of a bill in plain words. */
function told(lines: readonly string[], seen = false): (string | undefined)[] {
  const rows = bill(lines, seen);
  return linesOf(rows, findDay(rows, 'careDay')).map(({ day, code, text, amount }) =>
    [day?.value, code?.value, text?.value, amount?.value].map((one) => one ?? '–').join(' | '),
  );
}

describe('a line of a bill', () => {
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
    ['an amount alone', '45,00'],
    ['words too short to say what it is for', 'ab\t45,00'],
    ['care that costs nothing', 'Zitting fysio\t0,00'],
    ['care without an amount', 'Zitting fysio'],
  ])('is not %s', (_what, line) => expect(told([line])).toEqual([]));
});

describe('the day of a line', () => {
  it('is its own, or else the one above it', () => {
    expect(told(['02-11-2026', 'Zitting\t45,00', '03-11-2026\tRapport\t10,00'])).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-03 | – | Rapport | 1000',
    ]);
  });

  it('is that of the whole bill where no line has one', () => {
    const lines = ['Zitting\t45,00', 'Rapport\t10,00', 'Behandeldatum: 02-11-2026'];
    expect(told(lines)).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-02 | – | Rapport | 1000',
    ]);
  });

  it('is not that of the whole bill where another line has its own', () => {
    const lines = ['Zitting\t45,00', '03-11-2026\tRapport\t10,00', 'Behandeldatum: 02-11-2026'];
    expect(told(lines)).toEqual(['– | – | Zitting | 4500', '2026-11-03 | – | Rapport | 1000']);
  });

  it('is none that announces something else', () => {
    expect(told(['Geboren', '14-03-1985', 'Zitting\t45,00'])).toEqual(['– | – | Zitting | 4500']);
  });
});

describe('on a photo, a line of which the amount cannot be read', () => {
  const unread = '03-11-2026\tRapport over knie\t4S,OO';
  const lines = ['02-11-2026\tZitting\t45,00', unread, '04-11-2026\tZitting\t45,00'];

  it('is a line without one, among lines that have one', () => {
    expect(told(lines, true)).toEqual([
      '2026-11-02 | – | Zitting | 4500',
      '2026-11-03 | – | Rapport over knie 4S,OO | –',
      '2026-11-04 | – | Zitting | 4500',
    ]);
  });

  it('is none on a page that tells its own words, nor where nothing has an amount', () => {
    expect(told(lines)).toHaveLength(2);
    expect(told([unread], true)).toEqual([]);
  });

  it('is a line right before the first or after the last, and no further', () => {
    const two = [unread, unread];
    expect(told([...two, '02-11-2026\tZitting\t45,00', ...two], true)).toHaveLength(3);
  });
});
