import { expect, it } from 'vitest';
import { shouldRevalidate } from './FacturenPage.tsx';

const adres = (pad: string) => new URL(pad, 'http://localhost');

const vraagtOpnieuw = (van: string, naar: string) =>
  shouldRevalidate({
    currentUrl: adres(van),
    nextUrl: adres(naar),
    defaultShouldRevalidate: true,
    currentParams: {},
    nextParams: {},
  });

it('asks nothing for a filter or for more rows: all invoices are there', () => {
  expect(vraagtOpnieuw('/facturen', '/facturen?status=open')).toBe(false);
  expect(vraagtOpnieuw('/facturen?status=open', '/facturen?status=open&toon=40')).toBe(false);
});

it('asks anew where the page itself asks, such as after a payment', () => {
  expect(vraagtOpnieuw('/facturen', '/facturen')).toBe(true);
  expect(vraagtOpnieuw('/facturen?status=open', '/facturen?status=open')).toBe(true);
});
