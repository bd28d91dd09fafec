import { describe, expect, it } from 'vitest';
import { afwijkingenPath } from './afwijkingenPage.ts';
import { clockPage, type ClockPage, wentWrongPage } from './clockPage.ts';
import { exampleBillsPath } from './exampleBillsPage.ts';
import { mailsPath } from './mailsPage.ts';
import { arrearsPath } from './arrearsPage.ts';
import { bankPath } from './bankPage.ts';
import { zorgverlenerBillsPath } from './zorgverlenerBillsPage.ts';

const none = {
  afwijkingen: false,
  arrears: false,
  bank: false,
  mails: false,
  zorgverlenerBills: false,
  exampleBills: false,
};
const page: ClockPage = {
  language: 'nl',
  day: '2026-11-21',
  move: [],
  refusal: undefined,
  lists: none,
};

const show = (including: Partial<ClockPage> = {}) => clockPage({ ...page, ...including });

describe('the Tijd page', () => {
  it('shows the day in full, and offers later days up to the limit', () => {
    const html = show();
    expect(html).toContain('<strong>zaterdag 21 november 2026</strong>');
    expect(html).toContain('name="from" value="2026-11-21"');
    expect(html).toContain('min="2026-11-22"');
    expect(show({ language: 'en' })).toContain('Saturday 21 November 2026');
    expect(html).toContain('max="2028-11-21"');
  });

  it('shows what happened, or that nothing did', () => {
    expect(show()).toContain('Je hebt de dag nog niet verzet.');
    const taken = [{ what: { nl: 'Facturen', en: 'Bills' }, aantal: 3 }];
    const moved = show({
      move: [
        { from: '2026-11-22', until: '2026-11-29', taken },
        { from: '2026-11-21', until: '2026-11-22', taken: [] },
      ],
    });
    expect(moved).not.toContain('Je hebt de dag nog niet verzet.');
    expect(moved).toMatch(/22 november 2026 → \S+ 29 november 2026/);
    expect(moved).toMatch(/<dt>Facturen<\/dt>\s*<dd>3<\/dd>/);
    expect(moved.match(/Er was niets te doen\./g)).toHaveLength(1);
  });

  it('explains why the day was not moved, at the field if one is wrong', () => {
    expect(show()).not.toMatch(/role="alert"|aria-invalid/);
    const wrong = show({ refusal: 'noDay' });
    expect(wrong).toContain('id="refusal" class="notice" role="alert">Kies een dag die bestaat.');
    expect(wrong).toContain('aria-invalid="true" aria-describedby="refusal"');
    // No field is wrong if somebody else moved the day first.
    const moved = show({ refusal: 'alreadyMoved' });
    expect(moved).toContain('role="alert"');
    expect(moved).not.toContain('aria-invalid');
  });

  it.each([
    ['afwijkingen', afwijkingenPath],
    ['arrears', arrearsPath],
    ['bank', bankPath],
    ['mails', mailsPath],
    ['zorgverlenerBills', zorgverlenerBillsPath],
    ['exampleBills', exampleBillsPath],
  ] as const)('links to %s only if that page exists', (list, path) => {
    expect(show()).not.toContain(`href="${path}"`);
    expect(show({ lists: { ...none, [list]: true } })).toContain(`href="${path}"`);
  });
});

it('links back to the day after a failure', () => {
  expect(wentWrongPage('nl')).toMatch(/De dag kon niet worden verzet[\s\S]*href="\/"/);
  expect(wentWrongPage('en')).toContain('The day could not be moved');
});
