import { describe, expect, it } from 'vitest';
import { type BillPerson, findPerson } from './person.rules.ts';
import { written } from './testing/written.testing.ts';

const sanne: BillPerson = {
  relatienummer: '200000081',
  voorletters: 'S.',
  roepnaam: 'Sanne',
  achternaam: 'de Vries',
  geboortedatum: '1985-03-14',
};
const lotte: BillPerson = {
  relatienummer: '200000735',
  voorletters: 'L.',
  roepnaam: 'Lotte',
  achternaam: 'de Vries',
  geboortedatum: '2018-01-30',
};

const found = (lines: readonly string[], birthDay?: string, certainty = 100) =>
  findPerson(written(lines, { certainty }), [sanne, lotte], birthDay);

describe('whom a bill is for', () => {
  it.each([
    ['Sanne de Vries', 'by their first name'],
    ['S. de Vries', 'by their initials'],
    ['Mevr. S. de Vries', 'with what stands before it'],
    ['de Vries, S.', 'by their surname first'],
    ['Patiënt: Sanne de Vries', 'after what announces it'],
    ['14 maart 1985', 'by their birth date'],
    ['200000081', 'by their number'],
    ['2000.00.081', 'by their number with points in it'],
  ])('"%s" is known %s, and by that alone not beyond doubt', (line, _how) =>
    expect(found(['Factuur', line])).toMatchObject({ relatienummer: '200000081', sure: false }),
  );

  it.each([
    ['nobody of the policy', ['Jan Bakker', '11-06-1948']],
    ['another first name', ['Sandra de Vries']],
    ['a longer number that theirs is part of', ['2000000819']],
    ['nothing', []],
  ])('is not told by %s', (_what, lines) => expect(found(lines)).toBeUndefined());

  it.each([
    ['name and birth date', ['S. de Vries', '14-03-1985'], true],
    ['name and number', ['S. de Vries', '200000081'], true],
    ['number and birth date', ['200000081', '14-03-1985'], true],
    [
      'as much of somebody else too',
      ['S. de Vries', '14-03-1985', 'L. de Vries', '30-01-2018'],
      false,
    ],
    ['less of somebody else too', ['S. de Vries', '14-03-1985', 'L. de Vries'], true],
  ])('is beyond doubt by %s?', (_what, lines, sure) =>
    expect(found(lines)).toMatchObject({ relatienummer: '200000081', sure }),
  );

  it('is in doubt where it was hard to read', () => {
    const both = ['S. de Vries', '14-03-1985'];
    expect(found(both, undefined, 70)?.sure).toBe(true);
    expect(found(both, undefined, 69)?.sure).toBe(false);
  });

  it('is whom most of the bill speaks of', () => {
    expect(found(['Sanne de Vries', 'Lotte de Vries', '30-01-2018'])?.relatienummer).toBe(
      '200000735',
    );
  });
});

describe('a birth date that the bill announces', () => {
  const name = ['S. de Vries'];

  it('of somebody else with that name tells that it is not for this person', () => {
    expect(found(name, '1990-12-05')).toBeUndefined();
    expect(found(name, '1985-03-14')).toBeDefined();
  });

  it('that contradicts the number leaves doubt', () => {
    const wrong = [...name, '200000081', '14-03-1985'];
    expect(found(wrong, '1990-12-05')).toMatchObject({ relatienummer: '200000081', sure: false });
  });
});

it('what the bill shows of a person is told, and where their name stands', () => {
  const lines = ['Factuur', 'S. de Vries', '14-03-1985'];
  expect(found(lines)?.shows).toEqual({ birthDate: true, number: false });
  expect(found([...lines, '200000081'])?.shows).toEqual({ birthDate: true, number: true });
  expect(found(lines)?.plaats).toMatchObject({ bestandId: 'b1', bladzijde: 1, boven: 0.07 });
});
