import { pages } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { ownAddress } from './ownAddress.ts';

/** What is shown at an address instead, and with what one logs in; nothing of what does not happen. */
function at(pathname: string, search = ''): string[] {
  const done: string[] = [];
  ownAddress(
    { pathname, search },
    (address) => done.push(`shows ${address}`),
    (query) => done.push(`logs in ${query}`),
  );
  return done;
}

test('the app begins with the overview', () => {
  expect(at('/')).toEqual([`shows ${pages.overzicht.path}`]);
});

test('what leads to DigiD logs in, and shows the page to log in with what it was asked', () => {
  expect(at(pages.digid.path, '?terug=/facturen')).toEqual([
    `shows ${pages.inloggen.path}?terug=/facturen`,
    'logs in terug=%2Ffacturen',
  ]);
});

test('every other address is what it is', () => {
  expect(at(pages.facturen.path, '?groep=open')).toEqual([]);
});
