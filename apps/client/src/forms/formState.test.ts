import { expect, it } from 'vitest';
import { type FormEvent, initialFormState, nextFormState } from './formState.ts';

interface Values {
  readonly bedrag: string;
  readonly buitenland: boolean;
}
const start = initialFormState<Values>({ bedrag: '', buitenland: false });
const after = (...events: FormEvent<Values>[]) => events.reduce(nextFormState<Values>, start);

it('keeps the input under the name of its field', () => {
  const { values } = after(
    { kind: 'filledIn', name: 'bedrag', value: '5' },
    { kind: 'filledIn', name: 'buitenland', value: true },
  );
  expect(values).toEqual({ bedrag: '5', buitenland: true });
});

it('removes the error of a field as soon as it changes, and of no other', () => {
  const { errors } = after(
    { kind: 'checked', errors: { bedrag: 'Vul het bedrag in.', buitenland: 'Kies.' } },
    { kind: 'filledIn', name: 'bedrag', value: '5' },
  );
  expect(errors).toEqual({ buitenland: 'Kies.' });
});

it('shows no error for a field that is left before the first check', () => {
  expect(after({ kind: 'left', name: 'bedrag', error: 'Vul het bedrag in.' })).toBe(start);
});

it('checks a field that was wrong again when it is left', () => {
  const wrong: FormEvent<Values> = { kind: 'checked', errors: { bedrag: 'Vul het bedrag in.' } };
  const typed: FormEvent<Values> = { kind: 'filledIn', name: 'bedrag', value: 'x' };
  const unreadable = after(wrong, typed, { kind: 'left', name: 'bedrag', error: 'Onleesbaar.' });
  expect(unreadable.errors).toEqual({ bedrag: 'Onleesbaar.' });
  const right = after(wrong, typed, { kind: 'left', name: 'bedrag', error: undefined });
  expect(right.errors).toEqual({});
});

it('shows a refusal of the insurer until the field changes, then checks the field when it is left', () => {
  const refused: FormEvent<Values> = { kind: 'refused', errors: { bedrag: 'Te hoog.' } };
  const fine: FormEvent<Values> = { kind: 'left', name: 'bedrag', error: undefined };
  expect(after(refused, fine).errors).toEqual({ bedrag: 'Te hoog.' });
  const typed: FormEvent<Values> = { kind: 'filledIn', name: 'bedrag', value: 'x' };
  expect(after(refused, typed).errors.bedrag).toBeUndefined();
  const wrong: FormEvent<Values> = { kind: 'left', name: 'bedrag', error: 'Onleesbaar.' };
  expect(after(refused, fine, typed, wrong).errors).toEqual({ bedrag: 'Onleesbaar.' });
  expect(after(refused, refused).checks).toBe(2);
});

it('counts its checks, so that the summary takes the focus at each', () => {
  const wrong: FormEvent<Values> = { kind: 'checked', errors: { bedrag: 'Vul het bedrag in.' } };
  expect(after(wrong, wrong).checks).toBe(2);
});

it('returns to its first state once its content was taken', () => {
  const values = { bedrag: '', buitenland: false };
  const wrong: FormEvent<Values> = { kind: 'checked', errors: { bedrag: 'Vul het bedrag in.' } };
  const typed: FormEvent<Values> = { kind: 'filledIn', name: 'bedrag', value: '5' };
  expect(after(wrong, typed, { kind: 'taken', empty: values })).toEqual(start);
});
