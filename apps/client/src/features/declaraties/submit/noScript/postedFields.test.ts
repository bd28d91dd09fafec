import { describe, expect, it } from 'vitest';
import { emptyValues } from '../state/claimFields.ts';
import { fixedFields, nameInLine, noScriptId } from './postedFields.ts';
import { nameOfTick } from './formFields.ts';

/** Returns the ids of the fields in the order of their errors. */
function ledTo(names: readonly string[], notaFirst: boolean): readonly string[] {
  const errors = Object.fromEntries(names.map((name) => [name, `Over ${name}.`]));
  return fixedFields(emptyValues, errors, errors, notaFirst).errors.map(({ fieldId: id }) => id);
}

const bill = [nameOfTick('fileGood', 0), 'nota', 'bestanden'];
const who = ['declarant'];
const lines = [nameInLine(0, 'zorgsoort'), nameInLine(1, 'bedrag')];
const rest = ['bedrag', 'naamZorgverlener', 'notaNummer', 'opmerking'];
const asked = [nameOfTick('confirmed', 0)];

/** In no particular order. */
const mixed = [...asked, ...rest, 'form', ...lines, ...bill.toReversed(), ...who];
const ids = (...names: readonly (readonly string[])[]) => names.flat().map(noScriptId);

describe('the errors of a claim on one page', () => {
  it('follow the page, with a bill that is read before its values', () => {
    expect(ledTo(mixed, true)).toEqual(ids(['form'], bill, who, lines, rest, asked));
  });

  it('follow the page, with a bill that nobody reads at the end', () => {
    expect(ledTo(mixed, false)).toEqual(ids(['form'], who, lines, rest, bill, asked));
  });

  it('include care and date when the claim itself is the only line', () => {
    const details = ['zorgsoort', 'behandelDatum', 'bedrag'];
    expect(ledTo(details.toReversed(), true)).toEqual(ids(details));
  });

  it('are empty without errors', () => {
    expect(ledTo([], true)).toEqual([]);
  });
});

it('returns the raw value of a field, with its error', () => {
  const values = { ...emptyValues, bedrag: 'veel' };
  const fields = fixedFields(values, { bedrag: 'Dat is geen bedrag.' }, {}, true);
  expect(fields.text('bedrag')).toMatchObject({ name: 'bedrag', value: 'veel' });
  expect(fields.error('bedrag')).toBe('Dat is geen bedrag.');
  expect(fields.error('declarant')).toBeUndefined();
});
