import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { changedLabel, isForHelpDesk, reasonText, shownValue } from './words.ts';

setLanguageSource(() => 'nl');

describe('a value of a field', () => {
  it.each([
    ['ontvangtNieuwsbrief', 'true', 'Ja'],
    ['ontvangtNieuwsbrief', 'nee', 'Nee'],
    ['aanleverwijzePolisblad', 'GeenKeuze', 'Geen keuze'],
    ['telefoonNummer', '+31612340001', '06 12 34 00 01'],
    ['email', 'sanne@voorbeeld.example', 'sanne@voorbeeld.example'],
    ['email', '', '–'],
    ['email', null, '–'],
  ])('of %s that is %j is read as %s', (name, value, shown) => {
    expect(shownValue(name, value)).toBe(shown);
  });
});

it('what was changed is named as its field is, and by its own name where we know no other', () => {
  expect(changedLabel('postAdres')).toBe('Postadres');
  expect(changedLabel('email')).toBe('E-mailadres');
  expect(changedLabel('ietsNieuws')).toBe('ietsNieuws');
});

describe('why something cannot be changed', () => {
  it.each([
    ['GeenVerzekeringsnemer', 'Alleen de verzekeringsnemer kan dit regelen.', false],
    ['GeenEmailBekend', 'Hiervoor hebben we je e-mailadres nodig.', false],
    ['GeenZenZ', 'Dit kan bij jouw verzekering nog niet in de app.', true],
    ['EenAndere', 'Dit kan nu niet in de app.', true],
  ])('%s is said, and whether the help desk can do something about it', (reason, said, forDesk) => {
    expect(reasonText(reason)).toContain(said);
    expect(isForHelpDesk(reason)).toBe(forDesk);
  });
});
