import { expect, test } from 'vitest';
import { brokenWords } from './brokenWords.ts';
import { showDocument, evaluateInPage } from './inDocument.testing.ts';

// A letter is about 10 px wide, the screen 400 px.
const narrow = 'inline-size: 5ch; overflow-wrap: anywhere';

/** Returns the findings for this text in a narrow box. */
async function said(html: string, style = narrow): Promise<unknown> {
  await showDocument(`<main><p style="${style}">${html}</p></main>`);
  return evaluateInPage(brokenWords);
}

test('accepts words on several lines', async () => {
  expect(await said('een nota van twee')).toEqual([]);
});

test('reports a word broken in the middle, with its place', async () => {
  expect(await said('een declaratie')).toEqual(['"declaratie" is broken in "een declaratie" of p']);
});

test.each(['€\u00a012,50', '12.345,67'])('treats the amount %s as one word', async (amount) => {
  expect(await said(`terug ${amount}`)).toEqual([
    `"${amount}" is broken in "terug ${amount}" of p`,
  ]);
});

test.each([
  ['a hyphen', 'zorg-nota'],
  ['a soft hyphen', 'zorg&shy;nota'],
  ['a slash', 'zorg/nota'],
  ['a sign without width', 'zorg&#x200B;nota'],
  ['an at sign', 'jan@<wbr>hier'],
])('accepts a line break after %s', async (_, words) => {
  expect(await said(words)).toEqual([]);
});

test('reports a word broken again after a soft hyphen', async () => {
  expect(await said('zorg&shy;declaratie')).toEqual([
    '"declaratie" is broken in "zorg\u00ADdeclaratie" of p',
  ]);
});

test('accepts a break in a word wider than half the screen', async () => {
  const long = 'zorgverzekeringsmaatschappij';
  expect(await said(long, 'inline-size: 20ch; overflow-wrap: anywhere')).toEqual([]);
  expect(await said(long.slice(0, 15), 'inline-size: 10ch; overflow-wrap: anywhere')).toHaveLength(
    1,
  );
});

test('accepts letters of another size on the same line', async () => {
  expect(await said('<span>nota<small>s</small></span> en 1<sup>e</sup>')).toEqual([]);
});

test.each([
  ['that is hidden', '<span style="visibility: hidden">declaratie</span>'],
  ['that only the ear gets', '<span style="clip-path: inset(50%)"><b>declaratie</b></span>'],
  ['of a drawing', '<svg><text>declaratie</text></svg>'],
  ['that somebody typed', '<textarea cols="3">declaratie</textarea>'],
])('ignores a word %s', async (_, html) => {
  expect(await said(html)).toEqual([]);
});
