import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { CopyButton } from './CopyButton.tsx';

const texts = {
  copy: 'Kopieer',
  name: 'Kopieer rekeningnummer',
  copied: 'Gekopieerd',
  failed: 'Kopiëren lukt niet.',
};

test('has an accessible name that says what is copied', () => {
  const html = renderMarkup(<CopyButton value="NL91ABNA0417164300" texts={texts} />);
  expect(html).toContain('aria-label="Kopieer rekeningnummer"');
});

test('announces nothing at first', () => {
  const html = renderMarkup(<CopyButton value="NL91ABNA0417164300" texts={texts} />);
  expect(html).toMatch(/<output[^>]*><\/output>/);
});
