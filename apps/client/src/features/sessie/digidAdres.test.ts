import { expect, test } from 'vitest';
import { digidAdres } from './digidAdres.ts';

test.each([
  ['', '/digid'],
  ['terug=overzicht', '/digid?terug=overzicht'],
  ['terug=declaratie&nummer=D-1', '/digid?terug=declaratie&nummer=D-1'],
  ['unauthorized=true&terug=declaraties', '/digid?terug=declaraties&opnieuw=1'],
  ['reden=onleesbaar', '/digid?opnieuw=1'],
  ['terug=//elders.nl', '/digid?terug=overzicht'],
])('/inloggen?%s hands over to %s', (vraag, adres) => {
  expect(digidAdres(new URLSearchParams(vraag))).toBe(adres);
});
