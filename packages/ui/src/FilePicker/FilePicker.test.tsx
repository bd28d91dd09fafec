import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { FilePicker } from './FilePicker.tsx';

const texts = { takePhoto: 'Maak een foto', chooseFile: 'Kies een bestand', sleep: 'Of sleep' };

test('the rules stand before the buttons, and the camera before the files', () => {
  const html = character(
    <FilePicker
      label="Je nota"
      regels="Hoogstens 10 MB"
      accept=".pdf"
      texts={texts}
      onFiles={() => undefined}
    />,
  );
  expect(words(html)).toBe('Je nota Hoogstens 10 MB Maak een foto Kies een bestand Of sleep');
  expect(html).toMatch(/<input[^>]*capture="environment"/);
  expect(html).toMatch(/<input[^>]*accept=".pdf"[^>]*multiple=""/);
});

test('nothing can be added while it is off', () => {
  const html = character(
    <FilePicker
      label="Je nota"
      regels=""
      accept=".pdf"
      texts={texts}
      onFiles={() => undefined}
      out
    />,
  );
  expect(html).toMatch(/<fieldset[^>]*disabled=""/);
});
