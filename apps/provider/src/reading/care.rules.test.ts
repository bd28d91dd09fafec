import type { Zorgsoort } from '@mijn/domain/zorgsoorten';
import { expect, it } from 'vitest';
import { type CareClues, careOf } from './care.rules.ts';

const told = (own: Partial<CareClues>) =>
  careOf({ text: '', code: undefined, provider: '', agb: undefined, ...own });

/** A line and a provider for each kind of care, as on bills in Dutch, German and English. */
const examples: Readonly<
  Record<Zorgsoort, readonly (readonly [text: string, provider: string])[]>
> = {
  Huisarts: [
    ['Consult korter dan 20 minuten', 'Huisartsenpraktijk De Linde'],
    ['Doctor visit', 'Family Doctor Leeds'],
  ],
  Ziekenhuis: [
    ['Polikliniekbezoek', 'Ziekenhuis Oost'],
    ['Stationäre Behandlung', 'Klinikum Nord'],
  ],
  Medicijnen: [['Amoxicilline 500 mg', 'Apotheek De Brug']],
  Laboratorium: [['Bloedonderzoek', 'Diagnostisch Centrum West']],
  Fysiotherapie: [
    ['Manuele therapie', 'Fysio Zuid'],
    ['Krankengymnastik', 'Physio am Markt'],
  ],
  Tandarts: [
    ['Tweevlaksvulling', 'Mondzorg Bos'],
    ['Tooth extraction', 'City Dental'],
  ],
  'Bril en lenzen': [['Montuur en glazen', 'Optiek Helder']],
  Hulpmiddelen: [['Steunzolen op maat', 'Orthopedietechniek Noord']],
  'Hulpmiddelen in bruikleen': [['Krukken in bruikleen', 'Thuiszorgwinkel Noord']],
  Psycholoog: [['Behandelconsult', 'GGZ Praktijk Rust']],
  Ziekenvervoer: [['Rit naar het ziekenhuis en retour', 'Taxi Snel']],
  Verloskundige: [['Echo 20 weken', 'Verloskundigen Wieg']],
  Wijkverpleging: [['Persoonlijke verzorging', 'Thuiszorg Rijnstreek']],
  Leefstijlprogramma: [['Intake leefstijlcoach', 'Leefstijlpraktijk Zuid']],
  'Nazorg na donatie': [['Controle na nierdonatie', 'Transplantatiecentrum Oost']],
  'Alternatieve zorg': [['Acupunctuur', 'Homeopathie Groen']],
};

const bills = Object.entries(examples).flatMap(([kind, all]) =>
  all.map(([text, provider]) => [kind, text, provider] as const),
);

it.each(bills)('recognises %s with certainty: "%s" of %s', (zorgsoort, text, provider) =>
  expect(told({ text, provider })).toEqual({ zorgsoort, sure: true }),
);

it('returns nothing without a sign of any kind of care', () => {
  expect(
    told({ text: 'Diversen', provider: 'Jansen', code: '999', agb: '99999999' }),
  ).toBeUndefined();
});

it.each([
  ['only its line', { text: 'Fysiotherapie' }, false],
  ['only its provider', { provider: 'Fysio Zuid' }, false],
  ['the AGB code alone', { agb: '04123456' }, false],
  ['line and code', { text: 'Fysiotherapie', code: '1000' }, false],
  ['the AGB code and a code of that care', { agb: '04123456', code: '1000' }, true],
  ['line and provider', { text: 'Fysiotherapie', provider: 'Fysio Zuid' }, true],
])('weighs signs to decide on certainty: %s', (_what, clues, sure) =>
  expect(told(clues)).toEqual({ zorgsoort: 'Fysiotherapie', sure }),
);

it('is uncertain when another kind of care weighs nearly as much', () => {
  const treatment = { text: 'Fysiotherapie', provider: 'Fysio Zuid' };
  const ofDentist = { ...treatment, agb: '12123456' };
  expect(told(ofDentist)).toEqual({ zorgsoort: 'Fysiotherapie', sure: true });
  expect(told({ ...ofDentist, code: 'V92' })).toEqual({ zorgsoort: 'Fysiotherapie', sure: false });
});
