import { describe, expect, it } from 'vitest';
import { type BillPerson, findPerson } from './person.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

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
  findPerson(parseWrittenPage(lines, { certainty }), [sanne, lotte], birthDay);

describe('findPerson', () => {
  it.each([
    ['Sanne de Vries', 'by their first name'],
    ['S. de Vries', 'by their initials'],
    ['Mevr. S. de Vries', 'with a form of address'],
    ['de Vries, S.', 'by their surname first'],
    ['Patiënt: Sanne de Vries', 'after a label'],
    ['14 maart 1985', 'by their birth date'],
    ['200000081', 'by their number'],
    ['2000.00.081', 'by their number with points in it'],
  ])('finds the person of "%s" %s, without certainty', (line, _how) =>
    expect(found(['Factuur', line])).toMatchObject({ relatienummer: '200000081', sure: false }),
  );

  it.each([
    ['nobody of the policy', ['Jan Bakker', '11-06-1948']],
    ['another first name', ['Sandra de Vries']],
    ['a longer number that theirs is part of', ['2000000819']],
    ['nothing', []],
  ])('finds nobody by %s', (_what, lines) => expect(found(lines)).toBeUndefined());

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
  ])('may be certain with %s', (_what, lines, sure) =>
    expect(found(lines)).toMatchObject({ relatienummer: '200000081', sure }),
  );

  it('is uncertain when the page was hard to read', () => {
    const both = ['S. de Vries', '14-03-1985'];
    expect(found(both, undefined, 70)?.sure).toBe(true);
    expect(found(both, undefined, 69)?.sure).toBe(false);
  });

  it('returns the person with the most mentions', () => {
    expect(found(['Sanne de Vries', 'Lotte de Vries', '30-01-2018'])?.relatienummer).toBe(
      '200000735',
    );
  });
});

describe('findPerson with a labelled birth date', () => {
  const name = ['S. de Vries'];

  it('returns nothing when it is the birth date of somebody else', () => {
    expect(found(name, '1990-12-05')).toBeUndefined();
    expect(found(name, '1985-03-14')).toBeDefined();
  });

  it('is uncertain when it contradicts the number', () => {
    const wrong = [...name, '200000081', '14-03-1985'];
    expect(found(wrong, '1990-12-05')).toMatchObject({ relatienummer: '200000081', sure: false });
  });
});

it('returns which facts of the person the bill has, and where the name is', () => {
  const lines = ['Factuur', 'S. de Vries', '14-03-1985'];
  expect(found(lines)?.shows).toEqual({ birthDate: true, number: false });
  expect(found([...lines, '200000081'])?.shows).toEqual({ birthDate: true, number: true });
  expect(found(lines)?.plaats).toMatchObject({ bestandId: 'b1', bladzijde: 1, boven: 0.07 });
});
