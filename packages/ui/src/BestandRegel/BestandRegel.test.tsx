import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { BestandRegel } from './BestandRegel.tsx';

test('a file under way shows how far it is, by its name', () => {
  const html = teken(
    <BestandRegel
      naam="nota.pdf"
      grootte="1 MB"
      stand="versturen"
      standTekst="Wordt verstuurd"
      voortgang={0.6}
    />,
  );
  const id = /<span id="([^"]+)"[^>]*>nota.pdf/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<progress[^>]*max="1" value="0.6" aria-labelledby="${id}"`));
});

test('a refused file says why, and its buttons name the file', () => {
  const html = teken(
    <BestandRegel
      naam="nota.pdf"
      grootte="1 MB"
      stand="afgekeurd"
      standTekst="Afgekeurd"
      meldingen={['Er zit een wachtwoord op.']}
      verwijder={{
        label: 'Verwijder',
        omschrijving: 'Verwijder nota.pdf',
        onKlik: () => undefined,
      }}
    />,
  );
  expect(woorden(html)).toBe('nota.pdf 1 MB Afgekeurd Er zit een wachtwoord op. Verwijder');
  expect(html).toContain('aria-label="Verwijder nota.pdf"');
  expect(html).not.toContain('<progress');
});
