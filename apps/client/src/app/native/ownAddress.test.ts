import { pages } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { ownAddress } from './ownAddress.ts';

/** Returns the address shown instead and the query of a login; empty when neither happens. */
function at(pathname: string, search = ''): string[] {
  const done: string[] = [];
  ownAddress(
    { pathname, search },
    (address) => done.push(`shows ${address}`),
    (query) => done.push(`logs in ${query}`),
  );
  return done;
}

test('starts at the overview', () => {
  expect(at('/')).toEqual([`shows ${pages.overzicht.path}`]);
});

test('logs in at the address of DigiD, and shows the login page with its query', () => {
  expect(at(pages.digid.path, '?terug=/facturen')).toEqual([
    `shows ${pages.inloggen.path}?terug=/facturen`,
    'logs in terug=%2Ffacturen',
  ]);
});

test('keeps every other address', () => {
  expect(at(pages.facturen.path, '?groep=open')).toEqual([]);
});
