import { expect, it } from 'vitest';
import { findPage } from './findPage.ts';

it.each([
  ['/overzicht', 'overzicht'],
  ['/overzicht/', 'overzicht'],
  ['/declaraties/overzicht', 'declaraties'],
  ['/declaraties/indienen', 'declaratieIndienen'],
  ['/declaraties/D-12', 'declaratie'],
  ['/404', 'status404'],
  ['/', undefined],
  ['/Overzicht', undefined],
  ['/declaraties/', undefined],
  ['/declaraties/a/b', undefined],
  ['/constructor', undefined],
])('maps %s to %s', (path, page) => {
  expect(findPage(path)).toBe(page);
});
