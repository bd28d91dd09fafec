import { describe, expect, it } from 'vitest';
import { insuredNameAmong, isSameName } from './namesakes.ts';

describe('isSameName', () => {
  it.each([
    ['Jan Bakker', 'jan BAKKER'],
    ['Jan Bakker', ' Jan  Bakker '],
    ['Jan Bakker', 'Jan\u00A0Bakker'],
    ['Jan\u200B Bakker', 'Jan Bakker'],
    ['Zoë', 'Zoe\u0308'],
    ['ÉVA', 'e\u0301va'],
    ['Anne-Marie', 'Anne\u2011Marie'],
  ])('finds %j and %j equal', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Jan Bakker', 'Jan de Bakker'],
    ['Zoë', 'Zoe'],
    ['Jan', 'Janne'],
  ])('tells %j from %j', (one, other) => expect(isSameName(one, other)).toBe(false));
});

it('adds the birth date to a name that two people on an invoice share', () => {
  const father = { naamVerzekerde: 'Jan Bakker', geboorteDatum: '1978-05-03' };
  const son = { naamVerzekerde: 'jan  Bakker', geboorteDatum: '2010-10-21' };
  const daughter = { naamVerzekerde: 'Noor Bakker', geboorteDatum: '2014-03-09' };
  const all = [father, son, daughter, father];
  expect(all.map((one) => insuredNameAmong(one, all, 'nl'))).toEqual([
    'Jan Bakker (3\u00A0mei\u00A01978)',
    'jan  Bakker (21\u00A0oktober\u00A02010)',
    'Noor Bakker',
    'Jan Bakker (3\u00A0mei\u00A01978)',
  ]);
  expect(insuredNameAmong(father, [father, father], 'nl')).toBe('Jan Bakker');
});
