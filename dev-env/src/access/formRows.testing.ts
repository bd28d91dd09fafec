import type { Possessions } from '@mijn/provider/access/possessions.testing';

/** What stands in each place of a form by which it could reach what is somebody else's. */
export type Ids = Readonly<Record<string, string>>;

/** A form of a page: how it is posted, and how it ends for whose it is. */
export interface FormRow {
  /** What it names, in which place; none: one's own only. */
  readonly names: Readonly<Record<string, keyof Possessions>>;
  /** The address it is posted to. */
  readonly path: (ids: Ids) => string;
  readonly fields: (ids: Ids) => Readonly<Record<string, string>>;
  /** Its page is read first, at this query: the state that a change is made over stands in it. */
  readonly stateAt?: string;
  /** Whose form it is, where it is not Sanne's: only who is insured along with another has it. */
  readonly by?: 'daan';
  /** Its page also shows who looked, to which every look adds. */
  readonly showsLooks?: true;
  /** It travels with files. */
  readonly isMultipart?: true;
  /** Its answer to whose it is. */
  readonly own: number;
  /** Its answer where nobody is logged in: the login unless said otherwise. */
  readonly outside?: { readonly status: number; readonly to: string };
}

/** A word that nobody has typed anywhere else. */
export const typed = 'Zilverkruid';

const submittedFields = {
  zorgsoort: 'Huisarts',
  'behandelDatum-day': '18',
  'behandelDatum-month': '11',
  'behandelDatum-year': '2026',
  bedrag: '61,80',
  naamZorgverlener: typed,
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

/** Every form that a page answers, by page and name. What is not in it fails the test. */
export const formRows: Readonly<Record<string, FormRow>> = {
  'overzicht dismiss': plain('/overzicht', dismiss),
  'declaratie question': {
    names: { nummer: 'declaratie' },
    path: ({ nummer }) => `/declaraties/${nummer}`,
    fields: () => ({ tekst: typed }),
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
  // Nobody takes payments in these tests: that it could not be started, after it was found, is 503.
  'facturen pay': {
    names: { kenmerk: 'betaalverzoek' },
    path: () => '/facturen',
    fields: ({ kenmerk = '' }) => ({ kenmerk }),
    own: 503,
  },
  'betaalverzoek pay': {
    names: { place: 'betaalverzoek', kenmerk: 'betaalverzoek' },
    path: ({ place }) => `/facturen/betaalverzoek/${place}`,
    fields: ({ kenmerk = '' }) => ({ kenmerk }),
    own: 503,
  },
  // Over what Sanne has open there: `possessions.testing.ts`.
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
  'mijnGegevens name': section('name', { roepnaam: typed }),
  'mijnGegevens contact': section('contact', {
    email: `${typed}@example.nl`,
    telefoonNummer: '0612345678',
  }),
  'mijnGegevens address': section('address', {
    'postAdres.straat': typed,
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
  'mijnGegevens resendEmail': plain('/mijn-gegevens', {}),
  'mijnGegevens withdrawEmail': plain('/mijn-gegevens', {}),
  // By its code alone, whoever is logged in: relatie/change/confirmEmail.db.test.ts.
  'emailBevestigen confirmEmail': {
    ...plain('/e-mail-bevestigen', { code: typed }, 404),
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
    fields: ({ nummer = '' }) => ({ nummer, regel: '1', tekst: typed, address: '/zorgkosten' }),
    own: 303,
  },
  'zorgkosten plan': {
    names: { person: 'person' },
    path: () => '/zorgkosten',
    fields: ({ person = '' }) => ({ person, zorgsoort: 'Ziekenhuis', bedrag: '100' }),
    own: 200,
  },
  'zorgpas bsn': {
    names: { relatienummer: 'person' },
    path: () => '/zorgpas',
    fields: ({ relatienummer = '' }) => ({ relatienummer }),
    own: 200,
  },
  // Last: what comes after has no session.
  'uitloggen signOut': { ...plain('/uitloggen', {}), outside: goodbye },
  // It says that it ended all: without a session it can end none, and the login says so.
  'uitloggen signOutEverywhere': plain('/uitloggen', {}),
};

/** The forms that only write cookies, and what they write. They stand on every page, without a session. */
export const cookieRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: { taal: 'en' },
  cookies: { choice: 'necessary' },
  introduction: {},
  terms: { accepted: 'yes' },
};
