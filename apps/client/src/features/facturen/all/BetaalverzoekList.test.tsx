import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { AfterPost } from '../../../forms/afterPost.testing.tsx';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';
import { BetaalverzoekList } from './BetaalverzoekList.tsx';
import { summarySentences } from './summarySentences.ts';

const today = '2026-11-21';
const atBank = { betaling: { betalingId: 'b-1', sinds: null, status: 'inBehandeling' as const } };

const listOf = (...own: readonly Partial<typeof betaalverzoek>[]) => {
  const betaalverzoeken = own.map((one, i) => ({
    ...betaalverzoek,
    betalingsKenmerk: `500005678901234${i}`,
    betalingsKenmerkOpgemaakt: `5000 0567 8901 234${i}`,
    bedragTeBetalen: 10_000 + i,
    ...one,
  }));
  const first = summarySentences({ betaalverzoeken, facturen: [], onderweg: [] }, today);
  return (
    <BetaalverzoekList
      sentences={first}
      betaalverzoeken={betaalverzoeken}
      today={today}
      noAccount={false}
    />
  );
};
const listed = (...own: readonly Partial<typeof betaalverzoek>[]) => show(listOf(...own));

/** Renders the list after a failed post to pay these requests. */
const afterPosting = (places: readonly number[], list: ReactNode) => {
  const kenmerk = places.map((i) => `500005678901234${i}`);
  const outcome = { form: 'pay', problem: 'unavailable' as const, lists: { kenmerk } };
  return show(<AfterPost outcome={outcome}>{list}</AfterPost>);
};
const alerts = (html: string) => html.match(/role="alert"/g)?.length ?? 0;

/** Returns the labels of the buttons, from top to bottom. */
const buttons = (html: string) =>
  Array.from(html.matchAll(/<button[^>]*>.*?<\/button>/gs), ([one]) => wordsIn(one));
const boxes = (html: string) => html.match(/type="checkbox"/g)?.length ?? 0;

describe('BetaalverzoekList', () => {
  it('has one button at the answer above a single payment request', () => {
    const html = listed({});
    expect(buttons(html)).toEqual(['Betalen met iDEAL | Wero']);
    expect(html.indexOf('<button')).toBeLessThan(html.indexOf('Bekijk betaalverzoek'));
  });

  it('has no button while the bank processes the single payment request', () => {
    const html = listed(atBank);
    expect(buttons(html)).toEqual([]);
    expect(wordsIn(html)).toContain('Bekijk betaalverzoek');
  });

  it('lets several be chosen and paid together', () => {
    const html = listed({}, {});
    expect(boxes(html)).toBe(2);
    expect(buttons(html)).toEqual(['Betalen met iDEAL | Wero']);
  });

  it('shows a failed post at its requests, and not at one that the bank processes', () => {
    const together = afterPosting([0, 1], listOf({}, {}, atBank));
    expect(alerts(together)).toBe(1);
    expect(wordsIn(together)).toMatch(/Er is niets afgeschreven.*Betaal niet opnieuw/);
    const each = afterPosting([1], listOf({}, { canShareBetaling: false }));
    expect(alerts(each)).toBe(1);
    expect(alerts(afterPosting([0], listOf({})))).toBe(1);
  });

  it('gives each its own button when one cannot be paid together, the first as main button', () => {
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

  it('keeps a request that the bank processes out of the choice', () => {
    const html = listed({}, {}, atBank);
    expect(boxes(html)).toBe(2);
    expect(wordsIn(html)).toContain('kenmerk 5000 0567 8901 2342');
    expect(buttons(html)).toEqual(['Betalen met iDEAL | Wero']);
  });

  it('gives a single request its own button next to one that the bank processes', () => {
    const html = listed({}, atBank);
    expect(boxes(html)).toBe(0);
    expect(buttons(html)).toEqual(['Betaal € 100,00 met iDEAL | Wero']);
  });
});
