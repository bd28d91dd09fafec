import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../tools/contrast.ts';
import { renderMarkup } from '../markup.testing.tsx';
import { Pass } from './Pass.tsx';

const facts = [
  { key: 'born', term: 'Geboortedatum', value: '14-03-1986' },
  { key: 'card', term: 'Kaartnummer', value: '8052 8000', wide: true },
];

test('shows the holder, the issuer and each fact with its term', () => {
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

test('shows on the card that it has expired', () => {
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

function lightened(hex: string, veil: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (255 - part) * veil));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

test('has enough contrast for white text on all colours', () => {
  const tokens: Record<string, { $value: string }> = JSON.parse(
    readFileSync(new URL('../../tokens/component/pass.json', import.meta.url), 'utf8'),
  ).pass;
  const grounds = Object.entries(tokens).flatMap(([name, { $value }]) =>
    /-(?:ground|light)$/.test(name) ? [$value] : [],
  );
  expect(grounds).toHaveLength(4);
  expect(grounds.filter((hex) => contrast(hex.toUpperCase(), '#FFFFFF') < 5.5)).toEqual([]);
  // Each layer of the drawing is a translucent white; at most three overlap.
  const drawn = (['zz', 'azvz'] as const).flatMap((brand) => {
    const veil = parseInt(tokens[`${brand}-ring`]?.$value.slice(7) ?? 'FF', 16) / 255;
    const under = tokens[`${brand}-ground`]?.$value ?? '#FFFFFF';
    const over = tokens[`${brand}-light`]?.$value ?? '#FFFFFF';
    return [lightened(over, veil), lightened(under, 1 - (1 - 0.6 * veil) ** 3)];
  });
  expect(drawn.filter((hex) => contrast(hex, '#FFFFFF') < 4.5)).toEqual([]);
});
