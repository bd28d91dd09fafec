import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { type Credit, creditText, creditTitle } from './credit.ts';

setLanguageSource(() => 'nl');

function words(own: Partial<Credit>): (string | undefined)[] {
  const credit: Credit = {
    status: 'Betaald',
    datumAutomatischeIncasso: null,
    bedragTotaal: -28_900,
    bedragTeBetalen: 0,
    boekingen: [],
    ...own,
  };
  return [creditTitle(credit, 'nl'), creditText(credit, 'nl')].map((text) =>
    text?.replaceAll('\u00A0', ' '),
  );
}

const boeking = (kind: string, bedrag: number) => ({
  soort: kind,
  datum: '2026-02-24',
  bedrag,
});

it('names the date of a payout', () => {
  expect(words({ boekingen: [boeking('uitbetaling', -28_900)] })).toEqual([
    'Op 24 februari 2026 hebben we € 289,00 aan je uitbetaald.',
    'Je hoeft niets meer te doen.',
  ]);
  expect(words({})[0]).toBe('We hebben € 289,00 aan je uitbetaald.');
});

it('says that money was set off and not paid out, fully or partly', () => {
  const verrekening = words({ status: 'Verrekend', boekingen: [boeking('verrekening', -28_900)] });
  expect(verrekening[0]).toBe('Je kreeg € 289,00 van ons. Dat is verrekend.');
  expect(verrekening[1]).toMatch(/^Je moest ons nog geld betalen voor een andere factuur\./);
  const both = [boeking('verrekening', -20_000), boeking('uitbetaling', -8_900)];
  expect(words({ boekingen: both })[0]).toBe('Je kreeg € 289,00 van ons.');
  expect(words({ boekingen: both })[1]).toBe(
    '€ 200,00 daarvan is verrekend met wat je ons nog moest betalen. € 89,00 hebben we aan je uitbetaald.',
  );
});

it('adds nothing while money still comes', () => {
  expect(words({ status: 'Te ontvangen', bedragTeBetalen: -28_900 })[1]).toBeUndefined();
});
