import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { readTokens, brands, schemas } from './createTokensCss.ts';

// docs/design.md: 7:1 for reading text, 4.5:1 for any text, 3:1 for graphics with meaning.
const read = 7;
const text = 4.5;
const shape = 3;

const softTones = ['action', 'positive', 'warning', 'negative', 'info'];
const statuses = softTones.slice(1);

const requirements: readonly (readonly [before: string, placedAfter: string, minimum: number])[] = [
  ...['ground', 'surface'].flatMap((placedAfter) => [
    ['text-default', placedAfter, read] as const,
    ['text-muted', placedAfter, read] as const,
    ['action-default', placedAfter, text] as const,
    ['action-pressed', placedAfter, text] as const,
    ['negative-default', placedAfter, text] as const,
    ['accent-meaning', placedAfter, shape] as const,
    ['border-control', placedAfter, shape] as const,
    ['focus', placedAfter, shape] as const,
    ...['declared', 'not-covered', 'own-risk', 'paid'].map(
      (kind) => [`graphic-${kind}`, placedAfter, shape] as const,
    ),
  ]),
  ...softTones.map((kind) => ['text-default', `${kind}-soft`, read] as const),
  ...softTones.map((kind) => ['focus', `${kind}-soft`, shape] as const),
  ...softTones.map((kind) => [`${kind}-default`, `${kind}-soft`, text] as const),
  ...statuses.map((kind) => [`${kind}-default`, 'surface', text] as const),
  ['action-pressed', 'action-soft', text],
  ['text-on-action', 'action-default', read],
  ['text-on-action', 'action-pressed', read],
  // Used own risk beside the remaining part, within the meter's border.
  ['graphic-paid', 'graphic-track', shape],
  ['graphic-own-risk', 'graphic-track', shape],
  ['border-control', 'graphic-track', shape],
  ['border-control', 'action-soft', shape],
];

const cases = brands.flatMap((brand) => schemas.map((schema) => [brand, schema] as const));

test.each(cases)('meets the contrast requirements in %s %s', async (brand, schema) => {
  const tokens = await readTokens(brand, schema);
  const color = new Map(tokens.map((token) => [token.name, String(token.$value)]));
  const tooLow = requirements.flatMap(([before, placedAfter, minimum]) => {
    const a = color.get(`mijn-color-${before}`) ?? '';
    const b = color.get(`mijn-color-${placedAfter}`) ?? '';
    const measured = contrast(a, b);
    return measured >= minimum
      ? []
      : [`${before} on ${placedAfter}: ${measured.toFixed(2)} < ${minimum}`];
  });
  expect(tooLow).toEqual([]);
});

test('computes contrast by WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#FFFFFF')).toThrow(TypeError);
});
