import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FilePicker } from './FilePicker.tsx';

const texts = { choose: 'Kies een foto of bestand', drop: 'Of sleep' };

test('renders the tips before its one button, which also takes files that are no photo', () => {
  const html = renderMarkup(
    <FilePicker
      label="Je nota"
      hint="Hoogstens 10 MB"
      accept=".pdf"
      texts={texts}
      onFiles={() => undefined}
    />,
  );
  expect(words(html)).toBe('Je nota Hoogstens 10 MB Kies een foto of bestand Of sleep');
  expect(html).not.toContain('capture');
  expect(html).toMatch(/<input[^>]*accept=".pdf"[^>]*multiple=""/);
});

test('has no description without rules', () => {
  const html = renderMarkup(
    <FilePicker label="Nog een" more accept=".pdf" texts={texts} onFiles={() => undefined} />,
  );
  expect(words(html)).toBe('Nog een Kies een foto of bestand Of sleep');
  expect(html).not.toContain('aria-describedby');
});

test('describes the input by the tips and the error', () => {
  const html = renderMarkup(
    <FilePicker
      label="Je nota"
      hint="Hoogstens 10 MB"
      error="Kies een nota"
      accept=".pdf"
      texts={texts}
      onFiles={() => undefined}
    />,
  );
  const ids = [...html.matchAll(/<div id="([^"]+)"|<p id="([^"]+)"/g)].map(([, a, b]) => a ?? b);
  const [input = ''] = html.match(/<input[^>]*>/g) ?? [];
  expect(input).toContain(`aria-describedby="${ids.join(' ')}"`);
  expect(input).toContain('aria-invalid="true"');
});
