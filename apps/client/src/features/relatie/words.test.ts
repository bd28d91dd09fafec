import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { changedLabel, isForHelpDesk, reasonText, shownValue } from './words.ts';

setLanguageSource(() => 'nl');

describe('shownValue', () => {
  it.each([
    ['ontvangtNieuwsbrief', 'true', 'Ja'],
    ['ontvangtNieuwsbrief', 'nee', 'Nee'],
    ['aanleverwijzePolisblad', 'GeenKeuze', 'Geen keuze'],
    ['telefoonNummer', '+31612340001', '06 12 34 00 01'],
    ['email', 'sanne@voorbeeld.example', 'sanne@voorbeeld.example'],
    ['email', '', '–'],
    ['email', null, '–'],
  ])('formats %s of %j as %s', (name, value, shown) => {
    expect(shownValue(name, value)).toBe(shown);
  });
});

it('labels a change by its field, and by the contract’s name when the field is unknown', () => {
  expect(changedLabel('postAdres')).toBe('Postadres');
  expect(changedLabel('email')).toBe('E-mailadres');
  expect(changedLabel('ietsNieuws')).toBe('ietsNieuws');
});

describe('reasonText', () => {
  it.each([
    ['GeenVerzekeringsnemer', 'Dit regelt wie je verzekering afsloot.', false],
    ['GeenEmailBekend', 'Hiervoor hebben we je e-mailadres nodig.', false],
    ['GeenZenZ', 'Dit kan bij jouw verzekering nog niet in de app.', true],
    ['EenAndere', 'Dit kan nu niet in de app.', true],
  ])('words %s, and says whether the help desk can help', (reason, said, forDesk) => {
    expect(reasonText(reason)).toContain(said);
    expect(isForHelpDesk(reason)).toBe(forDesk);
  });
});
