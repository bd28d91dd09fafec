import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Knop, knopKlasse } from './Knop.tsx';

test('a button does not send a form unless told', () => {
  expect(teken(<Knop>Verder</Knop>)).toContain('type="button"');
  expect(teken(<Knop type="submit">Verder</Knop>)).toContain('type="submit"');
});

test('a busy button says that it is disabled, and keeps the focus', () => {
  const html = teken(<Knop bezig>Verstuur</Knop>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a link can look like a button', () => {
  expect(knopKlasse({ variant: 'tweede', breed: true }).split(' ')).toHaveLength(3);
});
