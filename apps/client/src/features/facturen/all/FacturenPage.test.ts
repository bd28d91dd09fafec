import { expect, it } from 'vitest';
import { shouldRevalidate } from './FacturenPage.tsx';

const address = (path: string) => new URL(path, 'http://localhost');

const revalidates = (from: string, to: string) =>
  shouldRevalidate({
    currentUrl: address(from),
    nextUrl: address(to),
    defaultShouldRevalidate: true,
  });

it('asks nothing for a filter or for more rows: all invoices are there', () => {
  expect(revalidates('/facturen', '/facturen?status=open')).toBe(false);
  expect(revalidates('/facturen?status=open', '/facturen?status=open&toon=40')).toBe(false);
});

it('asks anew where the page itself asks, such as after a payment', () => {
  expect(revalidates('/facturen', '/facturen')).toBe(true);
  expect(revalidates('/facturen?status=open', '/facturen?status=open')).toBe(true);
});
