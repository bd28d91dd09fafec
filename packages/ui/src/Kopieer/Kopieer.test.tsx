import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Kopieer } from './Kopieer.tsx';

const teksten = {
  kopieer: 'Kopieer',
  naam: 'Kopieer rekeningnummer',
  gekopieerd: 'Gekopieerd',
  mislukt: 'Kopiëren lukt niet.',
};

test('a button copies, by a name that says what', () => {
  const html = teken(<Kopieer waarde="NL91ABNA0417164300" teksten={teksten} />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
});

test('at first nothing is said', () => {
  const html = teken(<Kopieer waarde="NL91ABNA0417164300" teksten={teksten} />);
  expect(html).toMatch(/<output[^>]*><\/output>/);
});
