import { expect, it } from 'vitest';
import { checkFields, type Rules } from './rules.ts';

interface Values {
  readonly bedrag: string;
  readonly dag: string;
  readonly opmerking: string;
}
const rules: Rules<Values, { readonly today: string }> = {
  bedrag: (bedrag) => (bedrag === '' ? 'Vul het bedrag in.' : undefined),
  dag: (day, { today }) => (day > today ? 'Die dag moet nog komen.' : undefined),
};
const values = { bedrag: '', dag: '2026-11-22', opmerking: '' };
const context = { today: '2026-11-21' };

it('returns an error message for each field, given the day', () => {
  expect(checkFields(rules, values, ['bedrag', 'dag', 'opmerking'], context)).toEqual({
    bedrag: 'Vul het bedrag in.',
    dag: 'Die dag moet nog komen.',
  });
});

it('checks only the given fields', () => {
  expect(checkFields(rules, values, ['dag'], context)).toEqual({ dag: 'Die dag moet nog komen.' });
  expect(checkFields(rules, values, ['opmerking'], context)).toEqual({});
});
