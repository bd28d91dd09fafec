import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import type { BestandStaat } from './bestanden.ts';
import { BestandenLijst } from './BestandenLijst.tsx';

const lijst = (staat: BestandStaat) => (
  <BestandenLijst
    bestanden={[{ sleutel: 'a', bestand: new File(['nota'], 'nota.pdf'), staat }]}
    meld={() => undefined}
  />
);
const melding = {
  code: 'x',
  level: 'warn' as const,
  message: 'Kun je dit lezen?',
  veld: undefined,
};

describe('the files of a claim in the making', () => {
  it('shows how far a file is', () => {
    const html = toon(lijst({ soort: 'versturen', voortgang: 0.4 }));
    expect(html).toContain('Wordt verstuurd');
    expect(html).toContain('value="0.4"');
  });

  it('says why a file was refused, with a way to take it out', () => {
    const tekst = woorden(lijst({ soort: 'afgekeurd', meldingen: [melding] }));
    expect(tekst).toContain('Afgekeurd Kun je dit lezen?');
    expect(tekst).toContain('Verwijder');
  });

  it('asks to confirm a warning', () => {
    const ontvangen = { soort: 'ontvangen', bestandId: 'b', meldingen: [melding] } as const;
    expect(woorden(lijst({ ...ontvangen, bevestigd: false }))).toContain('Dit bestand is goed zo');
    expect(toon(lijst({ ...ontvangen, bevestigd: true }))).toContain('checked=""');
  });

  it('offers to send a file again that did not arrive', () => {
    expect(toon(lijst({ soort: 'mislukt', fout: 'geenVerbinding' }))).toContain(
      'aria-label="Verstuur nota.pdf opnieuw"',
    );
  });
});
