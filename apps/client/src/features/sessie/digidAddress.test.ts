import { expect, test } from 'vitest';
import { digidAddress } from './LoginPage.tsx';

test.each([
  ['', '/digid'],
  ['terug=overzicht', '/digid?terug=overzicht'],
  ['terug=declaratie&nummer=D-1', '/digid?terug=declaratie&nummer=D-1'],
  ['unauthorized=true&terug=declaraties', '/digid?terug=declaraties&opnieuw=1'],
  ['terug=mijnGegevens&anker=contact', '/digid?terug=mijnGegevens&anker=contact'],
  ['terug=overzicht&anker=contact', '/digid?terug=overzicht'],
  ['reden=onleesbaar', '/digid?opnieuw=1'],
  ['terug=//elders.nl', '/digid?terug=overzicht'],
])('redirects /inloggen?%s to %s', (request, address) => {
  expect(digidAddress(new URLSearchParams(request))).toBe(address);
});
