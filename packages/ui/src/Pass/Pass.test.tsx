import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../tools/contrast.ts';
import { renderMarkup } from '../markup.testing.tsx';
import { Pass } from './Pass.tsx';

const facts = [
  { key: 'born', term: 'Geboortedatum', value: '14-03-1986' },
  { key: 'card', term: 'Kaartnummer', value: '8052 8000', wide: true },
];

test('a card says whose it is, who issued it, and each fact under its name', () => {
  const html = renderMarkup(
    <Pass
      brand="ZZ"
      side="front"
      kind="Zorgpas"
      name="S. de Vries"
      issuer="Zilverzand"
      facts={facts}
    />,
  );
  expect(html).toContain('S. de Vries');
  expect(html).toMatch(/<dt>Geboortedatum<\/dt><dd>14-03-1986<\/dd>/);
  expect(html).not.toContain('stamp');
});

test('what no longer counts says so on the card itself', () => {
  const html = renderMarkup(
    <Pass
      brand="AZVZ"
      side="back"
      kind="EHIC"
      name="x"
      issuer="NL"
      facts={facts}
      stamp="Verlopen"
    />,
  );
  expect(html).toContain('Verlopen');
});

test('white can be read on every colour of both cards', () => {
  const css = readFileSync(new URL('Pass.module.css', import.meta.url), 'utf8');
  const grounds = [...css.matchAll(/--pass-(?:ground|light): (#[\da-f]{6})/g)].map(
    ([, hex = '']) => hex,
  );
  expect(grounds).toHaveLength(4);
  expect(grounds.filter((hex) => contrast(hex.toUpperCase(), '#FFFFFF') < 5.5)).toEqual([]);
});
