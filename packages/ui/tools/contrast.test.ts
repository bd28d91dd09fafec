import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { leesTokens, merken, schemas } from './maakTokensCss.ts';

// look.md: text that is read 7:1, any text 4.5:1, what carries meaning without text 3:1.
const lees = 7;
const tekst = 4.5;
const vorm = 3;

const zachten = ['action', 'positive', 'warning', 'negative', 'info'];
const statussen = zachten.slice(1);

const eisen: readonly (readonly [voor: string, achter: string, minimum: number])[] = [
  ...['ground', 'surface'].flatMap((achter) => [
    ['text-default', achter, lees] as const,
    ['text-muted', achter, lees] as const,
    ['action-default', achter, tekst] as const,
    ['action-pressed', achter, tekst] as const,
    ['negative-default', achter, tekst] as const,
    ['accent-meaning', achter, vorm] as const,
    ['border-control', achter, vorm] as const,
    ['focus', achter, vorm] as const,
    ...['declared', 'not-covered', 'own-risk', 'paid'].map(
      (soort) => [`graphic-${soort}`, achter, vorm] as const,
    ),
  ]),
  ...zachten.map((soort) => ['text-default', `${soort}-soft`, lees] as const),
  ...zachten.map((soort) => ['focus', `${soort}-soft`, vorm] as const),
  ...zachten.map((soort) => [`${soort}-default`, `${soort}-soft`, tekst] as const),
  ...statussen.map((soort) => [`${soort}-default`, 'surface', tekst] as const),
  ['action-pressed', 'action-soft', tekst],
  ['text-on-action', 'action-default', lees],
  ['text-on-action', 'action-pressed', lees],
  // What is used of the own risk beside what is left of it, within the meter's border.
  ['graphic-paid', 'graphic-track', vorm],
  ['graphic-own-risk', 'graphic-track', vorm],
  ['border-control', 'graphic-track', vorm],
  ['border-control', 'action-soft', vorm],
];

const gevallen = merken.flatMap((merk) => schemas.map((schema) => [merk, schema] as const));

test.each(gevallen)('%s can be read in %s', async (merk, schema) => {
  const tokens = await leesTokens(merk, schema);
  const kleur = new Map(tokens.map((token) => [token.name, String(token.$value)]));
  const teLaag = eisen.flatMap(([voor, achter, minimum]) => {
    const a = kleur.get(`mijn-color-${voor}`) ?? '';
    const b = kleur.get(`mijn-color-${achter}`) ?? '';
    const gemeten = contrast(a, b);
    return gemeten >= minimum ? [] : [`${voor} on ${achter}: ${gemeten.toFixed(2)} < ${minimum}`];
  });
  expect(teLaag).toEqual([]);
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#FFFFFF')).toThrow(TypeError);
});
