import { expect, test } from 'vitest';
import { universalLink } from './universalLinks.ts';

const here = 'https://mijn.test/overzicht';
const click = (href: string, more = {}) =>
  universalLink({ href, target: '', download: false, ...more }, here);

test('returns the path of a full address of ours', () => {
  expect(click('https://mijn.test/declaraties/D-1?x=1#regels')).toBe('/declaraties/D-1?x=1#regels');
});

test.each([
  'https://elders.test/overzicht',
  'https://mijn.test/digid',
  'https://mijn.test/uitloggen',
  'https://mijn.test/assets/x.pdf',
  'mailto:iemand@mijn.test',
])('leaves %s to the browser', (href) => {
  expect(click(href)).toBeUndefined();
});

test('leaves new tabs and downloads alone', () => {
  expect(click('https://mijn.test/overzicht', { target: '_blank' })).toBeUndefined();
  expect(click('https://mijn.test/overzicht', { download: true })).toBeUndefined();
});
