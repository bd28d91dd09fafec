import { expect, test } from 'vitest';
import { universeleLink } from './universeleLink.ts';

const hier = 'https://mijn.test/overzicht';
const klik = (href: string, meer = {}) =>
  universeleLink({ href, target: '', download: false, ...meer }, hier);

test('a full address of our own is a page within the app', () => {
  expect(klik('https://mijn.test/declaraties/D-1?x=1#regels')).toBe('/declaraties/D-1?x=1#regels');
});

test.each([
  'https://elders.test/overzicht',
  'https://mijn.test/digid',
  'https://mijn.test/uitloggen',
  'https://mijn.test/assets/x.pdf',
  'mailto:iemand@mijn.test',
])('%s is left to the browser', (href) => {
  expect(klik(href)).toBeUndefined();
});

test('a new tab and a download stay what they are', () => {
  expect(klik('https://mijn.test/overzicht', { target: '_blank' })).toBeUndefined();
  expect(klik('https://mijn.test/overzicht', { download: true })).toBeUndefined();
});
