import { describe, expect, it } from 'vitest';
import { fieldId } from '../../../../forms/bindFields.ts';
import { emptyValues } from '../fields/fields.ts';
import { fixedFields } from './fixedFields.ts';
import { nameOfTick } from './plainForm.ts';
import { nameInLine } from './postedLines.ts';

/** The fields that are led to, in the order in which what is wrong is told. */
function ledTo(names: readonly string[], notaFirst: boolean): readonly string[] {
  const errors = Object.fromEntries(names.map((name) => [name, `Over ${name}.`]));
  return fixedFields(emptyValues, errors, errors, notaFirst).errors.map(({ fieldId: id }) => id);
}

const bill = [nameOfTick('fileGood', 0), 'nota', 'bestanden'];
const who = ['declarant'];
const lines = [nameInLine(0, 'zorgsoort'), nameInLine(1, 'bedrag')];
const rest = ['bedrag', 'naamZorgverlener', 'notaNummer', 'opmerking'];
const asked = [nameOfTick('confirmed', 0)];

/** As they come: in no order at all. */
const mixed = [...asked, ...rest, 'form', ...lines, ...bill.toReversed(), ...who];
const ids = (...names: readonly (readonly string[])[]) => names.flat().map(fieldId);

describe('what is wrong with a claim on one page', () => {
  it('is told as it stands there, a bill that is read before what it says', () => {
    expect(ledTo(mixed, true)).toEqual(ids(['form'], bill, who, lines, rest, asked));
  });

  it('is told as it stands there, a bill that nobody reads behind it', () => {
    expect(ledTo(mixed, false)).toEqual(ids(['form'], who, lines, rest, bill, asked));
  });

  it('tells of care and day where the claim itself is the one line', () => {
    const details = ['zorgsoort', 'behandelDatum', 'bedrag'];
    expect(ledTo(details.toReversed(), true)).toEqual(ids(details));
  });

  it('is nothing where nothing is wrong', () => {
    expect(ledTo([], true)).toEqual([]);
  });
});

it('stands as it was typed, with what is wrong at its field', () => {
  const values = { ...emptyValues, bedrag: 'veel' };
  const fields = fixedFields(values, { bedrag: 'Dat is geen bedrag.' }, {}, true);
  expect(fields.text('bedrag')).toMatchObject({ name: 'bedrag', value: 'veel' });
  expect(fields.error('bedrag')).toBe('Dat is geen bedrag.');
  expect(fields.error('declarant')).toBeUndefined();
});
