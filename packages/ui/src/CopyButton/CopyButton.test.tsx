import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { CopyButton } from './CopyButton.tsx';

const texts = {
  copy: 'Kopieer',
  name: 'Kopieer rekeningnummer',
  copied: 'Gekopieerd',
  failed: 'Kopiëren lukt niet.',
};

test('a button copies, by a name that says what', () => {
  const html = renderMarkup(<CopyButton value="NL91ABNA0417164300" texts={texts} />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
});

test('at first nothing is said', () => {
  const html = renderMarkup(<CopyButton value="NL91ABNA0417164300" texts={texts} />);
  expect(html).toMatch(/<output[^>]*><\/output>/);
});
