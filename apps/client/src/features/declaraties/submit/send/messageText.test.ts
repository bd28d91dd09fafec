import { afterEach, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { messageText } from './messageText.tsx';

const melding = (code: string, message: string) => ({
  code,
  level: 'error' as const,
  message,
  veld: undefined,
});

afterEach(() => setLanguageSource(() => 'nl'));

describe('messageText', () => {
  it('quotes the insurer in Dutch, with its details', () => {
    setLanguageSource(() => 'nl');
    expect(messageText(melding('teVeelPaginas', 'Deze pdf heeft 90 pagina’s.'))).toEqual({
      text: 'Deze pdf heeft 90 pagina’s.',
      lang: undefined,
    });
  });

  it('translates a known code into English', () => {
    setLanguageSource(() => 'en');
    expect(messageText(melding('leeg', 'Dit bestand is leeg.')).text).toMatch(/^This file is/);
    expect(messageText(melding('ingetrokken', 'Die heb je ingetrokken.')).text).toMatch(
      /withdrawn this claim/,
    );
  });

  it('marks an unknown code as Dutch in English', () => {
    setLanguageSource(() => 'en');
    expect(messageText(melding('toString', 'Iets nieuws.'))).toEqual({
      text: 'Iets nieuws.',
      lang: 'nl',
    });
  });

  it('names the limit of all files together in English', () => {
    setLanguageSource(() => 'en');
    expect(messageText(melding('teVeelBestanden', 'Je koos 11 bestanden.')).text).toContain('10');
    expect(messageText(melding('samenTeGroot', 'Te groot.')).text).toContain('40');
    expect(messageText(melding('kloppenNiet', 'Klopt niet.')).lang).toBeUndefined();
  });
});
