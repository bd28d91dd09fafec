import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Field } from './Field.tsx';

test('the control is tied to its label, hint and error', () => {
  const html = character(
    <Field id="bedrag" label="Bedrag" hint="In euro" error="Vul een bedrag in">
      {(field) => <input {...field} />}
    </Field>,
  );
  expect(html).toContain('<label for="bedrag"');
  expect(html).toContain('aria-describedby="bedrag-hint bedrag-fout"');
  expect(html).toContain('aria-invalid="true"');
  expect(words(html)).toBe('Bedrag In euro Vul een bedrag in');
});

test('a field without hint or error points at nothing', () => {
  const html = character(<Field label="Bedrag">{(field) => <input {...field} />}</Field>);
  expect(html).not.toMatch(/aria-describedby|aria-invalid/);
});
