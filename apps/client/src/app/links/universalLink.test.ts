import { expect, test } from 'vitest';
import { universalLink } from './universalLink.ts';

const here = 'https://mijn.test/overzicht';
const click = (href: string, more = {}) =>
  universalLink({ href, target: '', download: false, ...more }, here);

test('a full address of our own is a page within the app', () => {
  expect(click('https://mijn.test/declaraties/D-1?x=1#regels')).toBe('/declaraties/D-1?x=1#regels');
});

test.each([
  'https://elders.test/overzicht',
  'https://mijn.test/digid',
  'https://mijn.test/uitloggen',
  'https://mijn.test/assets/x.pdf',
  'mailto:iemand@mijn.test',
])('%s is left to the browser', (href) => {
  expect(click(href)).toBeUndefined();
});

test('a new tab and a download stay what they are', () => {
  expect(click('https://mijn.test/overzicht', { target: '_blank' })).toBeUndefined();
  expect(click('https://mijn.test/overzicht', { download: true })).toBeUndefined();
});
