import { beforeAll, describe, expect, it } from 'vitest';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';
import { payTogether } from '../together/lazyPayTogether.ts';
import { betaalverzoekCard } from './lazyBetaalverzoekCard.ts';
import { BetaalverzoekList } from './BetaalverzoekList.tsx';
import { sentences } from './firstLine.ts';

beforeAll(() => Promise.all([payTogether.load(), betaalverzoekCard.load()]));

const today = '2026-11-21';
const atBank = { betaling: { betalingId: 'b-1', sinds: null, status: 'inBehandeling' as const } };

const listed = (...own: readonly Partial<typeof betaalverzoek>[]) => {
  const betaalverzoeken = own.map((one, i) => ({
    ...betaalverzoek,
    betalingsKenmerk: `500005678901234${i}`,
    betalingsKenmerkOpgemaakt: `5000 0567 8901 234${i}`,
    bedragTeBetalen: 10_000 + i,
    ...one,
  }));
  const first = sentences({ betaalverzoeken, facturen: [], onderweg: [] }, today);
  return show(
    <BetaalverzoekList
      sentences={first}
      betaalverzoeken={betaalverzoeken}
      today={today}
      noAccount={false}
    />,
  );
};

/** What stands on the buttons that pay, from top to bottom. */
const buttons = (html: string) =>
  Array.from(html.matchAll(/<button[^>]*>.*?<\/button>/gs), ([one]) => wordsIn(one));
const boxes = (html: string) => html.match(/type="checkbox"/g)?.length ?? 0;

describe('what is asked to be paid', () => {
  it('is paid by one button where it is one thing, at the answer above it', () => {
    const html = listed({});
    expect(buttons(html)).toEqual(['Betalen met iDEAL | Wero']);
    expect(html.indexOf('<button')).toBeLessThan(html.indexOf('Bekijk betaalverzoek'));
  });

  it('has no button while the bank is at the one thing', () => {
    const html = listed(atBank);
    expect(buttons(html)).toEqual([]);
    expect(wordsIn(html)).toContain('Bekijk betaalverzoek');
  });

  it('is paid together where it is several, each to be chosen', () => {
    const html = listed({}, {});
    expect(boxes(html)).toBe(2);
    expect(buttons(html)).toEqual(['Betalen met iDEAL | Wero']);
  });

  it('is paid each by itself where one of them cannot be paid together, the first by the main button', () => {
    const html = listed({}, { canShareBetaling: false });
    expect(boxes(html)).toBe(0);
    expect(buttons(html)).toEqual([
      'Betaal € 100,00 met iDEAL | Wero',
      'Betaal € 100,01 met iDEAL | Wero',
    ]);
    const classes = Array.from(html.matchAll(/<button[^>]*class="([^"]*)"/g), ([, name]) => name);
    expect(classes[0]).toContain('primary');
    expect(classes[1]).not.toContain('primary');
  });

  it('has what the bank is at beside what is paid together, and not in it', () => {
    const html = listed({}, {}, atBank);
    expect(boxes(html)).toBe(2);
    expect(wordsIn(html)).toContain('kenmerk 5000 0567 8901 2342');
    expect(buttons(html)).toEqual(['Betalen met iDEAL | Wero']);
  });

  it('is paid by its own button where it is one beside what the bank is at', () => {
    const html = listed({}, atBank);
    expect(boxes(html)).toBe(0);
    expect(buttons(html)).toEqual(['Betaal € 100,00 met iDEAL | Wero']);
  });
});
