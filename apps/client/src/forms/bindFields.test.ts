import { expect, it } from 'vitest';
import { bindFields, fieldId } from './bindFields.ts';
import { type FormEvent, initialFormState, nextFormState } from './formState.ts';
import type { Rules } from './rules.ts';

interface Values {
  readonly bedrag: string;
  readonly notaNummer: string;
}
const rules: Rules<Values, undefined> = {
  bedrag: (bedrag) => (bedrag === '' ? 'Vul het bedrag in.' : undefined),
};

/** A form with both fields on its screen; returns its fields after the last event. */
function createForm() {
  let state = initialFormState<Values>({ bedrag: '', notaNummer: '' });
  const report = (event: FormEvent<Values>) => {
    state = nextFormState(state, event);
  };
  return () =>
    bindFields({ state, report, rules, names: ['bedrag', 'notaNummer'], context: undefined });
}

it('keeps a typed value under the name that the form posts', () => {
  const fields = createForm();
  fields()
    .text('bedrag')
    .onChange({ target: { value: '61,80' } });
  expect(fields().text('bedrag')).toMatchObject({ name: 'bedrag', value: '61,80' });
});

it('shows an error at the field and in the summary, with a link to the field', () => {
  const fields = createForm();
  expect(fields().check()).toBe(false);
  expect(fields().error('bedrag')).toBe('Vul het bedrag in.');
  expect(fields().errors).toEqual([{ fieldId: fieldId('bedrag'), text: 'Vul het bedrag in.' }]);
  fields().fillIn('bedrag', '5');
  expect(fields().check()).toBe(true);
  expect(fields().errors).toEqual([]);
});

it('shows the error of a field that is still wrong when it is left', () => {
  const fields = createForm();
  fields().check();
  fields().fillIn('bedrag', '');
  expect(fields().errors).toEqual([]);
  fields().text('bedrag').onBlur();
  expect(fields().error('bedrag')).toBe('Vul het bedrag in.');
});
