import { afterEach, describe, expect, it } from 'vitest';
import { zetTaalbron } from '../../../platform/taal.ts';
import { berichtTekst } from './berichtTekst.ts';

const melding = (code: string, message: string) => ({
  code,
  level: 'error' as const,
  message,
  veld: undefined,
});

afterEach(() => zetTaalbron(() => 'nl'));

describe('what the insurer says', () => {
  it('stands in Dutch as it was said, with its details', () => {
    zetTaalbron(() => 'nl');
    expect(berichtTekst(melding('teVeelPaginas', 'Deze pdf heeft 90 pagina’s.'))).toEqual({
      tekst: 'Deze pdf heeft 90 pagina’s.',
      lang: undefined,
    });
  });

  it('is told in English where its code is known', () => {
    zetTaalbron(() => 'en');
    expect(berichtTekst(melding('leeg', 'Dit bestand is leeg.')).tekst).toMatch(/^This file is/);
  });

  it('is marked as Dutch in English where its code is not known', () => {
    zetTaalbron(() => 'en');
    expect(berichtTekst(melding('toString', 'Iets nieuws.'))).toEqual({
      tekst: 'Iets nieuws.',
      lang: 'nl',
    });
  });
});
