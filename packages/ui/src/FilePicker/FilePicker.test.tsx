import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { FilePicker } from './FilePicker.tsx';

const texts = { takePhoto: 'Maak een foto', chooseFile: 'Kies een bestand', drop: 'Of sleep' };

test('renders the rules before the buttons, and the camera before the files', () => {
  const html = renderMarkup(
    <FilePicker
      label="Je nota"
      hint="Hoogstens 10 MB"
      accept=".pdf"
      texts={texts}
      onFiles={() => undefined}
    />,
  );
  expect(words(html)).toBe('Je nota Hoogstens 10 MB Maak een foto Kies een bestand Of sleep');
  expect(html).toMatch(/<input[^>]*capture="environment"/);
  expect(html).toMatch(/<input[^>]*accept=".pdf"[^>]*multiple=""/);
});

test('has no description without rules', () => {
  const html = renderMarkup(
    <FilePicker label="Nog een" more accept=".pdf" texts={texts} onFiles={() => undefined} />,
  );
  expect(words(html)).toBe('Nog een Maak een foto Kies een bestand Of sleep');
  expect(html).not.toContain('aria-describedby');
});

test('describes camera and files by the rules and the error', () => {
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
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(2);
  for (const input of inputs) {
    expect(input).toContain(`aria-describedby="${ids.join(' ')}"`);
    expect(input).toContain('aria-invalid="true"');
  }
});
