import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Voortgang } from './Voortgang.tsx';

const maten = { minimum: 0.3, stap: 0.06, snelheidMs: 600 };

test('the bar starts at its minimum and is not read out', () => {
  const html = teken(<Voortgang actief {...maten} />);
  expect(html).toContain('width="30%"');
  expect(html).toContain('aria-hidden="true"');
});

test('once done it is full, and fades', () => {
  expect(teken(<Voortgang actief={false} {...maten} />)).toMatch(/<rect[^>]*width="100%"/);
});
