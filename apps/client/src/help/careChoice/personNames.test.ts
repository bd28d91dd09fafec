import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNameAmong, fullNameAmong } from './personNames.ts';
import { namesakes } from './namesakes.testing.ts';

const [father, son] = namesakes;
const daughter = { relatienummer: '3', opgemaakteNaam: 'Noor Bakker', geboorteDatum: '2014-03-09' };
const family = [father, son, daughter];

describe('personNames', () => {
  it('adds the birth date only where two people have the same name', () => {
    expect(family.map((one) => fullNameAmong(one, family, 'nl'))).toEqual([
      'Jan Bakker (3\u00A0mei\u00A01978)',
      'Jan Bakker (21\u00A0oktober\u00A02010)',
      'Noor Bakker',
    ]);
    expect(family.map((one) => firstNameAmong(one, family, 'en'))).toEqual([
      'Jan (3\u00A0May\u00A01978)',
      'Jan (21\u00A0October\u00A02010)',
      'Noor',
    ]);
  });

  it('compares the form of the name that is shown', () => {
    const cousin = { ...son, opgemaakteNaam: 'JAN de Boer' };
    expect(fullNameAmong(father, [father, cousin], 'nl')).toBe('Jan Bakker');
    expect(firstNameAmong(father, [father, cousin], 'nl')).toBe('Jan (3\u00A0mei\u00A01978)');
  });

  it('never gives two people with different birth dates the same name', () => {
    const name = fc.constantFrom('Jan Bakker', 'jan bakker', 'Jan de Boer', 'Noor Bakker');
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(days, fc.array(name, { minLength: 6, maxLength: 6 }), (born, names) => {
        const people = born.map((day, at) => ({
          relatienummer: String(at),
          opgemaakteNaam: names[at] ?? '',
          geboorteDatum: `2010-05-${String(day + 1).padStart(2, '0')}`,
        }));
        for (const among of [fullNameAmong, firstNameAmong]) {
          const shown = people.map((one) => among(one, people, 'nl').toLowerCase());
          expect(new Set(shown).size).toBe(people.length);
        }
      }),
    );
  });
});
