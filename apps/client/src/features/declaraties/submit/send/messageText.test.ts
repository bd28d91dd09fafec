import { afterEach, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { messageText, fileErrorText, sendErrorText, sendErrorTitle } from './messageText.tsx';

setLanguageSource(() => 'nl');

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

it('never says that a claim was not submitted when that is unknown', () => {
  expect(sendErrorTitle('noConnection')).toBe('We hebben nog geen bevestiging');
  expect(sendErrorTitle('tooLarge')).toBe('Je declaratie is nog niet ingediend');
});

it('names the time to wait, in whole seconds', () => {
  expect(sendErrorText({ error: 'tooOften', waitSeconds: 6.2 })).toContain('Wacht 7 seconden');
  expect(sendErrorText({ error: 'tooOften', waitSeconds: undefined })).toContain('Wacht even');
});

it('names the used-up quota, for a claim and a file', () => {
  const failure = { error: 'tooOften', waitSeconds: 40, quota: 'declaraties' } as const;
  const text =
    'Je hebt te vaak achter elkaar een declaratie verstuurd. Over 40 seconden kan het weer.';
  expect([sendErrorText(failure), fileErrorText(failure)]).toEqual([text, text]);
});

it('speaks of the file when a file did not arrive', () => {
  expect(fileErrorText({ error: 'noConnection' })).toContain('bestand');
  expect(fileErrorText({ error: 'broken' })).toBe('Er ging iets mis bij ons. Probeer het opnieuw.');
});
