import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { BestandKiezer } from './BestandKiezer.tsx';

const teksten = { maakFoto: 'Maak een foto', kiesBestand: 'Kies een bestand', sleep: 'Of sleep' };

test('the rules stand before the buttons, and the camera before the files', () => {
  const html = teken(
    <BestandKiezer
      label="Je nota"
      regels="Hoogstens 10 MB"
      accept=".pdf"
      teksten={teksten}
      onBestanden={() => undefined}
    />,
  );
  expect(woorden(html)).toBe('Je nota Hoogstens 10 MB Maak een foto Kies een bestand Of sleep');
  expect(html).toMatch(/<input[^>]*capture="environment"/);
  expect(html).toMatch(/<input[^>]*accept=".pdf"[^>]*multiple=""/);
});

test('nothing can be added while it is off', () => {
  const html = teken(
    <BestandKiezer
      label="Je nota"
      regels=""
      accept=".pdf"
      teksten={teksten}
      onBestanden={() => undefined}
      uit
    />,
  );
  expect(html).toMatch(/<fieldset[^>]*disabled=""/);
});
