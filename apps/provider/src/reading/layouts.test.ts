import { describe, expect, it } from 'vitest';
import {
  layoutPages,
  layoutScores,
  layoutTruths,
  notasOfLayout,
} from './testing/layouts.testing.ts';

function scoresOf(form: 'pdf' | 'photo') {
  const pages = layoutPages(form);
  return Object.entries(layoutTruths).flatMap(([name, truth]) =>
    layoutScores(truth, notasOfLayout(pages.get(name) ?? [])).map((one) => ({ name, ...one })),
  );
}

describe.each([
  ['pdf', 0.98],
  ['photo', 0.95],
] as const)('bills of unknown layouts as %s', (form, least) => {
  const scores = scoresOf(form);

  it('are read right in nearly all fields', () => {
    const wrong = scores.filter(({ right }) => !right);
    expect(scores.length).toBeGreaterThan(400);
    expect([1 - wrong.length / scores.length >= least, wrong]).toEqual([true, wrong]);
  });

  it('are never wrong in a field that is certain', () => {
    expect(scores.filter(({ right, sure }) => sure && !right)).toEqual([]);
    expect(scores.filter(({ sure }) => sure).length).toBeGreaterThan(200);
  });
});
