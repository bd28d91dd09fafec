import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { fonts, toReadable } from './letters.ts';

// Letters of the Dutch population register: those of T.61 (Logisch Ontwerp GBA, appendix on teletex), each composed.
const register =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÁÂÃÄÅĀĂĄÆÇĆĈĊČĎĐÐÈÉÊËĒĖĘĚĜĞĠĢĤĦÌÍÎÏĨĪĮİĴĶĹĻĽĿŁÑŃŅŇŊÒÓÔÕÖŌŐØŒŔŖŘŚŜŞŠŢŤŦÙÚÛÜŨŪŬŮŰŲŴÝŶŸŹŻŽÞĲ' +
  'àáâãäåāăąæçćĉċčďđðèéêëēėęěĝğġģĥħìíîïĩīįıĵķĸĺļľŀłñńņňŉŋòóôõöōőøœŕŗřśŝşšţťŧùúûüũūŭůűųŵýŷÿźżžþßĳ' +
  'ȘșȚț';

it('has every letter of the population register, in both weights', () => {
  expect(toReadable(register)).toBe(register);
  for (const { name, content } of fonts) {
    const font = create(content);
    const missing = Array.from(register).filter(
      (letter) =>
        !('hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing, name).toEqual([]);
  }
});

it.each([
  ['joins a decomposed accent with its letter', 'Zoe\u0308', 'Zoë'],
  ['keeps Greek and Cyrillic', 'Ωmega Привет', 'Ωmega Привет'],
  ['keeps amounts and punctuation', '€ −12,50 – ‘nota’ …', '€ −12,50 – ‘nota’ …'],
  ['takes a wider space for one that no font has', '−\u202f5', '−\u00a05'],
  ['transliterates Chinese', '李王', 'LiWang'],
  ['transliterates Arabic', 'محمد', 'mhmd'],
  ['transliterates rarer Latin letters', 'Nguyễn', 'Nguyen'],
  ['names a picture', '😀', ':grinning:'],
])('%s', (_what, text, readable) => {
  expect(toReadable(text)).toBe(readable);
});
