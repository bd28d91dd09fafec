import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { fileErrorText, sendErrorText, sendErrorTitle } from './messageText.tsx';

setLanguageSource(() => 'nl');

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
