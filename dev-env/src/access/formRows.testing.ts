import type { Possessions } from '@mijn/provider/access/possessions.testing';

/** The values of a form's ids, by field name. */
export type Ids = Readonly<Record<string, string>>;

/** A form of a page: how it is posted and how it ends for the owner. */
export interface FormRow {
  /** The ids that it refers to by field; none if it is only about the person themselves. */
  readonly names: Readonly<Record<string, keyof Possessions>>;
  readonly path: (ids: Ids) => string;
  readonly fields: (ids: Ids) => Readonly<Record<string, string>>;
  /** The query of the page to read first, for the state that the change is based on. */
  readonly stateAt?: string;
  /** The owner if not Sanne: only co-insured persons have this form. */
  readonly by?: 'daan';
  /** The page also lists accesses, which every visit adds to. */
  readonly showsLooks?: true;
  /** The page names the verzekeringsnemer to the adults insured with them. */
  readonly namesHolder?: true;
  readonly isMultipart?: true;
  /** Status for the owner. */
  readonly own: number;
  /** Status and redirect without a session: to the login by default. */
  readonly outside?: { readonly status: number; readonly to: string };
}

/** A unique word, to search for. */
export const uniqueWord = 'Zilverkruid';

const submittedFields = {
  zorgsoort: 'Huisarts',
  'behandelDatum-day': '18',
  'behandelDatum-month': '11',
  'behandelDatum-year': '2026',
  bedrag: '61,80',
  naamZorgverlener: uniqueWord,
  gelezen: '1',
};

const section = (name: string, filledIn: Readonly<Record<string, string>>): FormRow => ({
  names: {},
  path: () => '/mijn-gegevens',
  fields: () => filledIn,
  stateAt: `?wijzig=${name}`,
  own: 303,
});

const plain = (path: string, fields: Readonly<Record<string, string>>, own = 303): FormRow => ({
  names: {},
  path: () => path,
  fields: () => fields,
  own,
});

const dismiss = { melding: 'toonOntvangstNieuwsbrief' };
const goodbye = { status: 303, to: '/uitloggen' };

/** Every form of every page, by page and name. A missing one fails the test. */
export const formRows: Readonly<Record<string, FormRow>> = {
  'overzicht dismiss': plain('/overzicht', dismiss),
  'declaratie question': {
    names: { nummer: 'declaratie' },
    path: ({ nummer }) => `/declaraties/${nummer}`,
    fields: () => ({ tekst: uniqueWord }),
    own: 303,
  },
  // Its key is a UUID that nobody used.
  'vraagStellen ask': {
    names: { kenmerk: 'premie' },
    path: () => '/vragen/stellen',
    fields: ({ kenmerk = '' }) => ({
      over: 'factuur',
      kenmerk,
      tekst: uniqueWord,
      sleutel: crypto.randomUUID(),
    }),
    own: 303,
  },
  'declaratie withdraw': {
    names: { nummer: 'declaratie' },
    path: ({ nummer }) => `/declaraties/${nummer}`,
    fields: () => ({ sure: 'yes' }),
    own: 303,
  },
  'declaraties search': {
    names: { zoek: 'declaratie' },
    path: () => '/declaraties/overzicht',
    fields: ({ zoek = '' }) => ({ zoek }),
    own: 200,
  },
  // Only the rows of the person's own page are searched.
  'facturen search': {
    names: {},
    path: () => '/facturen',
    fields: () => ({ zoek: uniqueWord }),
    own: 200,
  },
  'berichten search': {
    names: {},
    path: () => '/berichten',
    fields: () => ({ zoek: uniqueWord }),
    own: 200,
  },
  'declaratieIndienen claim': {
    names: { declarant: 'person', file: 'waiting' },
    path: () => '/declaraties/indienen',
    fields: ({ declarant = '', file = '' }) => ({
      ...submittedFields,
      declarant,
      bestandIds: file,
      kept: JSON.stringify({ id: file, name: 'nota.jpg', meldingen: [] }),
    }),
    isMultipart: true,
    own: 303,
  },
  'declaratieIndienen discard': plain('/declaraties/indienen', {}),
  // These tests have no payment provider: a payment that is found but cannot start returns 503.
  'facturen pay': {
    names: { kenmerk: 'betaalverzoek' },
    path: () => '/facturen',
    fields: ({ kenmerk = '' }) => ({ kenmerk }),
    own: 503,
  },
  // Nobody in these tests is in arrears of premium.
  'facturen dispute': plain('/facturen', { tekst: uniqueWord }, 404),
  'betaalverzoek pay': {
    names: { place: 'betaalverzoek', kenmerk: 'betaalverzoek' },
    path: ({ place }) => `/facturen/betaalverzoek/${place}`,
    fields: ({ kenmerk = '' }) => ({ kenmerk }),
    own: 503,
  },
  // For Sanne's open request in `possessions.testing.ts`.
  'betaalverzoek regeling': {
    names: { kenmerk: 'betaalverzoek' },
    path: ({ kenmerk }) => `/facturen/betaalverzoek/${kenmerk}`,
    fields: () => ({ choice: '6-3237' }),
    own: 303,
  },
  'berichten read': {
    names: { newest: 'bericht' },
    path: () => '/berichten',
    fields: ({ newest = '' }) => ({ newest }),
    own: 303,
  },
  'berichten mail': plain('/berichten', {}),
  'mijnGegevens name': section('name', { roepnaam: uniqueWord }),
  'mijnGegevens contact': section('contact', {
    email: `${uniqueWord}@example.nl`,
    telefoonNummer: '0612345678',
  }),
  'mijnGegevens address': section('address', {
    'postAdres.straat': uniqueWord,
    'postAdres.huisnummer': '1',
    'postAdres.huisnummerToevoeging': '',
    'postAdres.postcode': '1234 AB',
    'postAdres.woonplaats': 'Zandvoort',
  }),
  'mijnGegevens preferences': section('preferences', { ontvangtNieuwsbrief: 'ja' }),
  'mijnGegevens toestemming': {
    ...section('toestemming', { toestemmingDetailsZorgkosten: 'nee' }),
    by: 'daan',
  },
  // Nobody has version 0: their account was changed since.
  'betaalinstellingen rekening': plain(
    '/mijn-gegevens/betaalinstellingen',
    { iban: 'NL91 ABNA 0417 1643 00', naam: uniqueWord, versie: '0' },
    409,
  ),
  'betaalinstellingen startIncasso': plain(
    '/mijn-gegevens/betaalinstellingen',
    { dag: '10', machtiging: 'ja', versie: '0' },
    409,
  ),
  'betaalinstellingen wijzigIncassodag': plain(
    '/mijn-gegevens/betaalinstellingen',
    { dag: '10', versie: '0' },
    409,
  ),
  'betaalinstellingen stopIncasso': {
    names: { kenmerk: 'mandaat' },
    path: () => '/mijn-gegevens/betaalinstellingen',
    fields: ({ kenmerk = '' }) => ({ kenmerk }),
    own: 303,
  },
  // The receiver is tested in the insurer's relatie/machtigingen/machtigingen.db.test.ts.
  'machtigingen geefMachtiging': plain(
    '/mijn-gegevens/machtigingen',
    { kandidaat: uniqueWord, wat: 'zorg', totEnMet: '2026-12-01' },
    404,
  ),
  'machtigingen stopMachtiging': {
    names: { id: 'machtiging' },
    path: () => '/mijn-gegevens/machtigingen',
    fields: ({ id = '' }) => ({ machtigingId: id }),
    namesHolder: true,
    own: 303,
  },
  // Nobody pays by year, so this is outdated.
  'betaalinstellingen kiesPremieperiode': plain(
    '/mijn-gegevens/betaalinstellingen',
    { periode: 'kwartaal', huidig: 'jaar' },
    409,
  ),
  'betaalinstellingen kiesTermijnen': {
    names: { who: 'person' },
    path: () => '/mijn-gegevens/betaalinstellingen',
    fields: ({ who = '' }) => ({ relatienummer: who, jaar: '2027', gekozen: 'false' }),
    own: 303,
  },
  'mijnGegevens resendEmail': plain('/mijn-gegevens', {}),
  'mijnGegevens withdrawEmail': plain('/mijn-gegevens', {}),
  // Authorised by its code alone, whoever is logged in: relatie/change/confirmEmail.db.test.ts.
  'emailBevestigen confirmEmail': {
    ...plain('/e-mail-bevestigen', { code: uniqueWord }, 404),
    outside: { status: 404, to: '' },
  },
  'mijnGegevens dismiss': plain('/mijn-gegevens', dismiss),
  'mijnGegevens confirm': {
    names: { who: 'person' },
    path: () => '/mijn-gegevens',
    fields: ({ who = '' }) => ({ relatienummer: who }),
    showsLooks: true,
    own: 303,
  },
  'zorgkosten neverHad': {
    names: { nummer: 'judged' },
    path: () => '/zorgkosten',
    fields: ({ nummer = '' }) => ({
      nummer,
      regel: '1',
      tekst: uniqueWord,
      address: '/zorgkosten',
    }),
    own: 303,
  },
  'vergoedingen search': plain('/vergoedingen', { zoek: 'gebit' }, 200),
  'vergoedingen plan': {
    names: { person: 'person' },
    path: () => '/vergoedingen',
    fields: ({ person = '' }) => ({ person, zorgsoort: 'Ziekenhuis', bedrag: '100' }),
    own: 200,
  },
  'zorgpas bsn': {
    names: { relatienummer: 'person' },
    path: () => '/zorgpas',
    fields: ({ relatienummer = '' }) => ({ relatienummer }),
    own: 200,
  },
  // Last, because it ends the session.
  'uitloggen signOut': { ...plain('/uitloggen', {}), outside: goodbye },
  // Promises to end all sessions, which it cannot do without one, so it redirects to the login.
  'uitloggen signOutEverywhere': plain('/uitloggen', {}),
};

/** The forms that only write cookies, with their fields. They are on every page, without a session. */
export const cookieRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: { taal: 'en' },
  cookies: { choice: 'necessary' },
  introduction: {},
  terms: { accepted: 'yes' },
};
