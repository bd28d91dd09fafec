import { afterEach, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { messageText } from './messageText.ts';

const melding = (code: string, message: string) => ({
  code,
  level: 'error' as const,
  message,
  veld: undefined,
});

afterEach(() => setLanguageSource(() => 'nl'));

describe('what the insurer says', () => {
  it('stands in Dutch as it was said, with its details', () => {
    setLanguageSource(() => 'nl');
    expect(messageText(melding('teVeelPaginas', 'Deze pdf heeft 90 pagina’s.'))).toEqual({
      text: 'Deze pdf heeft 90 pagina’s.',
      lang: undefined,
    });
  });

  it('is told in English where its code is known', () => {
    setLanguageSource(() => 'en');
    expect(messageText(melding('leeg', 'Dit bestand is leeg.')).text).toMatch(/^This file is/);
    expect(messageText(melding('ingetrokken', 'Die heb je ingetrokken.')).text).toMatch(
      /withdrawn this claim/,
    );
  });

  it('is marked as Dutch in English where its code is not known', () => {
    setLanguageSource(() => 'en');
    expect(messageText(melding('toString', 'Iets nieuws.'))).toEqual({
      text: 'Iets nieuws.',
      lang: 'nl',
    });
  });

  it('of the files together is told in English with the limit', () => {
    setLanguageSource(() => 'en');
    expect(messageText(melding('teVeelBestanden', 'Je koos 11 bestanden.')).text).toContain('10');
    expect(messageText(melding('samenTeGroot', 'Te groot.')).text).toContain('40');
    expect(messageText(melding('kloppenNiet', 'Klopt niet.')).lang).toBeUndefined();
  });
});
