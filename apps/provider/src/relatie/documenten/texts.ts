import type { Language } from '@mijn/domain/language';
import type { Plan } from '../../assess/shapes.ts';

/** Words of a policy sheet. */
export interface Words {
  readonly title: (year: string) => string;
  readonly introduction: (year: string) => string;
  readonly polisnummer: string;
  readonly holder: string;
  readonly valid: string;
  readonly period: (from: string, until: string) => string;
  readonly insured: string;
  readonly who: string;
  readonly cover: string;
  readonly premie: string;
  readonly born: (day: string) => string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
  readonly noPremie: string;
  readonly together: string;
  readonly plans: Readonly<Record<Plan, string>>;
  readonly withCak: string;
  readonly eigenRisico: (year: string) => string;
  readonly verplicht: string;
  readonly voluntary: string;
  readonly unknown: string;
  readonly unknownText: (year: string) => string;
  readonly inTermijnen: (names: string) => string;
  readonly children: string;
  readonly onlyToday: string;
  readonly wrong: string;
  readonly wrongText: string;
}

const nl: Words = {
  title: (year) => `Polisblad ${year}`,
  introduction: (year) => `Wie er in ${year} op je polis verzekerd is, waarvoor en voor hoeveel.`,
  polisnummer: 'Polisnummer',
  holder: 'Verzekeringsnemer',
  valid: 'Geldt van',
  period: (from, until) => `${from} tot en met ${until}`,
  insured: 'Verzekerden en premie',
  who: 'Wie',
  cover: 'Dekking',
  premie: 'Premie per maand',
  born: (day) => `geboren ${day}`,
  from: (day) => `vanaf ${day}`,
  until: (day) => `tot en met ${day}`,
  noPremie: 'Geen premie',
  together: 'Samen',
  plans: {
    BASIS: 'basisverzekering',
    AANVULLEND: 'aanvullende verzekering',
    AANVULLEND_PLUS: 'aanvullende verzekering Plus',
  },
  withCak:
    'Ben je aangemeld bij het CAK? Dan betaal je de premie van de basisverzekering in die maanden aan het CAK.',
  eigenRisico: (year) => `Eigen risico in ${year}`,
  verplicht: 'Verplicht',
  voluntary: 'Vrijwillig',
  unknown: 'Nog niet bekend',
  unknownText: (year) =>
    `Hoeveel het verplichte eigen risico in ${year} is, is nog niet bekend. Zodra het bekend is, staat het op dit polisblad.`,
  inTermijnen: (names) =>
    `In termijnen, van februari tot en met november: ${names}. Na het jaar rekenen we af met wat er is gebruikt.`,
  children: 'Tot 18 jaar is er geen premie en geen eigen risico.',
  onlyToday: 'Dit polisblad noemt alleen wie vandaag op je polis staat.',
  wrong: 'Klopt dit niet?',
  wrongText: 'Kijk het na. Staat er iets verkeerd op dit polisblad? Bel ons.',
};

const en: Words = {
  title: (year) => `Policy sheet ${year}`,
  introduction: (year) =>
    `Everybody insured on your policy in ${year}, with their cover and its price.`,
  polisnummer: 'Policy number',
  holder: 'Policyholder',
  valid: 'Valid from',
  period: (from, until) => `${from} until ${until} inclusive`,
  insured: 'Insured people and premium',
  who: 'Name',
  cover: 'Cover',
  premie: 'Premium per month',
  born: (day) => `born ${day}`,
  from: (day) => `from ${day}`,
  until: (day) => `until ${day} inclusive`,
  noPremie: 'No premium',
  together: 'Together',
  plans: {
    BASIS: 'basic insurance',
    AANVULLEND: 'supplementary insurance',
    AANVULLEND_PLUS: 'supplementary insurance Plus',
  },
  withCak:
    'Are you registered with the CAK? Then you pay the premium of the basic insurance to the CAK in those months.',
  eigenRisico: (year) => `Own risk in ${year}`,
  verplicht: 'Mandatory',
  voluntary: 'Voluntary',
  unknown: 'Not known yet',
  unknownText: (year) =>
    `The mandatory own risk of ${year} is not known yet. Once it is known, it will be on this policy sheet.`,
  inTermijnen: (names) =>
    `In instalments, from February until November: ${names}. After the year we settle with what was used.`,
  children: 'Until the age of 18 there is no premium and no own risk.',
  onlyToday: 'This policy sheet names only people who are on your policy today.',
  wrong: 'Is something wrong?',
  wrongText: 'Check it. Is something on this policy sheet wrong? Call us.',
};

export const words: Readonly<Record<Language, Words>> = { nl, en };
