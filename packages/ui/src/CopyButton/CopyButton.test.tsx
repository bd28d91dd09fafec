import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { CopyButton } from './CopyButton.tsx';

const texts = {
  copy: 'Kopieer',
  naam: 'Kopieer rekeningnummer',
  copied: 'Gekopieerd',
  mislukt: 'Kopiëren lukt niet.',
};

test('a button copies, by a name that says what', () => {
  const html = character(<CopyButton waarde="NL91ABNA0417164300" texts={texts} />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
});

test('at first nothing is said', () => {
  const html = character(<CopyButton waarde="NL91ABNA0417164300" texts={texts} />);
  expect(html).toMatch(/<output[^>]*><\/output>/);
});
