import { expect, test } from 'vitest';
import { waitingControls } from './waitingControls.ts';

const form = (name: string, button = '<button type="submit">Verstuur</button>') =>
  `<form method="post"><input type="hidden" name="form" value="${name}"/>${button}</form>`;
const kept = (words: string) => `<button type="button" class="a" data-replay="">${words}</button>`;
const found = (html: string) => [...waitingControls(html)];

test('names a button by its label, and a form by its answer', () => {
  expect(found(kept('<svg></svg> Printen'))).toEqual(['button Printen']);
  expect(found(kept('Kopieer <span class="hidden">rekeningnummer</span>'))).toEqual([
    'button Kopieer rekeningnummer',
  ]);
  expect(found('<button data-replay="" aria-label="Sluit">x</button>')).toEqual(['button Sluit']);
  expect(found(form('pay') + form('bsn') + form('pay'))).toEqual(['form pay', 'form bsn']);
  expect(found('<form method="post" data-replay=""></form>')).toEqual(['form of script']);
});

test('ignores what works without script or is hidden', () => {
  expect(found('<form action="/facturen"><button>Zoek</button></form>')).toEqual([]);
  expect(found('<button popovertarget="menu">Meer</button>')).toEqual([]);
  expect(found(`<noscript>${form('claim')}</noscript>`)).toEqual([]);
  expect(found(`<dialog>${kept('Blijf hier')}</dialog>`)).toEqual([]);
  expect(found(`<dialog open="">${kept('Blijf hier')}</dialog>`)).toEqual(['button Blijf hier']);
});
