import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Field } from './Field.tsx';

test('ties the control to its label, hint and error', () => {
  const html = renderMarkup(
    <Field id="bedrag" label="Bedrag" hint="In euro" error="Vul een bedrag in">
      {(field) => <input {...field} />}
    </Field>,
  );
  expect(html).toContain('<label for="bedrag"');
  expect(html).toContain('aria-describedby="bedrag-hint bedrag-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(words(html)).toBe('Bedrag In euro Vul een bedrag in');
});

test('sets no aria attributes without hint or error', () => {
  const html = renderMarkup(<Field label="Bedrag">{(field) => <input {...field} />}</Field>);
  expect(html).not.toMatch(/aria-describedby|aria-invalid/);
});
