import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { readLine, readNota } from '../state/readNota.testing.ts';
import { chosenNota, countNotas, notaChoices, notaOf } from './postedNotas.ts';

setLanguageSource(() => 'nl');

const chosen = (nota: string) => chosenNota(new URLSearchParams({ nota }));
const [first, second, third] = [
  readNota({ bestandIds: ['a'] }),
  readNota({ bestandIds: ['a'] }),
  readNota({ bestandIds: ['b', 'c'] }),
];
const notas = [first, second, third];

it('offers each bill, by its files and its index among those of the same files', () => {
  const choices = notaChoices(notas, 'nl');
  expect(choices.map(({ value }) => value)).toEqual(['0 a', '1 a', '0 b c', 'all']);
  expect(countNotas(choices)).toBe(3);
});

it('does not offer "all are one" beyond the maximum number of lines', () => {
  const long = readNota({ regels: Array.from({ length: 30 }, () => readLine()) });
  const values = notaChoices([long, long], 'nl').map(({ value }) => value);
  expect(values).not.toContain('all');
});

it('finds the chosen bill when only its files are read', () => {
  expect(notaOf([first, second], chosen('1 a'))).toBe(second);
  expect(notaOf([third], chosen('0 b c'))).toBe(third);
  expect(notaOf(notas, chosen('all'))?.regels).toHaveLength(3);
  for (const nothing of ['', 'x', '99999 a'])
    expect(notaOf(notas, chosen(nothing))).toBeUndefined();
});
