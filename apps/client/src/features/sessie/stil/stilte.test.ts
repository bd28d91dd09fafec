import { expect, test } from 'vitest';
import { alsKlok, moetVernieuwen, standVan, stapVan } from './stilte.ts';

const minuten = (aantal: number) => aantal * 60_000;
const einde = minuten(15);
const nooit = Number.NEGATIVE_INFINITY;

test.each([
  [0, 'rustig'],
  [12.99, 'rustig'],
  [13, 'vragen'],
  [14.99, 'vragen'],
  [15, 'voorbij'],
  [480, 'voorbij'],
])('%s minutes after the last renewal the session is: %s', (na, stand) => {
  expect(standVan(einde, minuten(na))).toBe(stand);
});

test.each([
  ['a moment after the last renewal', 0.5, nooit, false],
  ['when it may just not count anew', 1, nooit, false],
  ['after more than a minute', 1.1, nooit, true],
  ['after more than a minute, but asked (in vain) half a minute ago', 5, 4.5, false],
  ['after more than a minute, asked in vain a minute ago', 5, 4, true],
  ['while the question stands there', 13.5, nooit, false],
  ['when it is over', 16, nooit, false],
])('input %s', (_wanneer, nu, gevraagd, verwacht) => {
  expect(moetVernieuwen(einde, minuten(gevraagd), minuten(nu))).toBe(verwacht);
});

test.each([
  [120, '2:00', 120],
  [61, '1:01', 120],
  [60, '1:00', 60],
  [30, '0:30', 30],
  [9, '0:09', 10],
])('%s seconds show as %s and are said aloud as the step %s', (seconden, klok, stap) => {
  expect(alsKlok(seconden)).toBe(klok);
  expect(stapVan(seconden)).toBe(stap);
});
