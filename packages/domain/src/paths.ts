import { careFields, documentFields, questionFields } from './queryFields.ts';

/**
 * The pages of §2 with the titles of docs/decisions.md §1. A login carries the name (`terug=declaratie`),
 * never an address.
 */
export const pages = {
  overzicht: { path: '/overzicht', titel: { nl: 'Overzicht', en: 'Overview' }, login: true },
  zorgpas: { path: '/zorgpas', titel: { nl: 'Zorgpas', en: 'Health pass' }, login: true },
  mijnGegevens: {
    path: '/mijn-gegevens',
    titel: { nl: 'Mijn gegevens', en: 'My details' },
    login: true,
  },
  betaalinstellingen: {
    path: '/mijn-gegevens/betaalinstellingen',
    titel: { nl: 'Betaalinstellingen', en: 'Payment settings' },
    login: true,
  },
  documenten: {
    path: '/mijn-gegevens/documenten',
    titel: { nl: 'Documenten', en: 'Documents' },
    login: true,
  },
  apparaten: {
    path: '/mijn-gegevens/apparaten',
    titel: { nl: 'Apparaten', en: 'Devices' },
    login: true,
  },
  inzage: {
    path: '/mijn-gegevens/inzage',
    titel: { nl: 'Wie keek mee', en: 'Who looked' },
    login: true,
  },
  wijzigingen: {
    path: '/mijn-gegevens/wijzigingen',
    titel: { nl: 'Wijzigingen', en: 'Changes' },
    login: true,
  },
  bewaard: {
    path: '/mijn-gegevens/bewaard',
    titel: { nl: 'Wat we bewaren', en: 'What we keep' },
    login: true,
  },
  machtigingen: {
    path: '/mijn-gegevens/machtigingen',
    titel: { nl: 'Zaken laten regelen', en: 'Acting for each other' },
    login: true,
  },
  berichten: { path: '/berichten', titel: { nl: 'Berichten', en: 'Messages' }, login: true },
  vragen: { path: '/vragen', titel: { nl: 'Mijn vragen', en: 'My questions' }, login: true },
  vraagStellen: {
    path: '/vragen/stellen',
    titel: { nl: 'Stel een vraag', en: 'Ask a question' },
    login: true,
  },
  zorggebruik: {
    path: '/zorggebruik',
    titel: { nl: 'Zorggebruik', en: 'Care usage' },
    login: true,
  },
  zorgkosten: { path: '/zorgkosten', titel: { nl: 'Zorgkosten', en: 'Care costs' }, login: true },
  vooruit: {
    path: '/zorgkosten/vooruit',
    titel: { nl: 'Vooruitkijken', en: 'Looking ahead' },
    login: true,
  },
  vergoedingen: {
    path: '/vergoedingen',
    titel: { nl: 'Wat krijg ik vergoed?', en: 'What is covered?' },
    login: true,
  },
  declaraties: {
    path: '/declaraties/overzicht',
    titel: { nl: 'Declaraties', en: 'Claims' },
    login: true,
  },
  declaratieIndienen: {
    path: '/declaraties/indienen',
    titel: { nl: 'Declaratie indienen', en: 'Submit a claim' },
    login: true,
  },
  declaratie: {
    path: '/declaraties/:nummer',
    titel: { nl: 'Declaratie', en: 'Claim' },
    login: true,
  },
  facturen: { path: '/facturen', titel: { nl: 'Facturen', en: 'Invoices' }, login: true },
  betaalverzoek: {
    path: '/facturen/betaalverzoek/:kenmerk',
    titel: { nl: 'Betaalverzoek', en: 'Payment request' },
    login: true,
  },
  factuur: {
    path: '/facturen/:kenmerk',
    titel: { nl: 'Factuur', en: 'Invoice' },
    login: true,
  },
  specificatie: {
    path: '/facturen/:kenmerk/specificatie/:relatienummer',
    titel: { nl: 'Specificatie eindafrekening', en: 'Final settlement in detail' },
    login: true,
  },
  betalingAfhandeling: {
    path: '/betaling/afhandeling',
    titel: { nl: 'Betaling afhandelen', en: 'Handling your payment' },
    login: true,
  },
  betalingGelukt: {
    path: '/betaling/gelukt',
    titel: { nl: 'Betaling gelukt', en: 'Payment succeeded' },
    login: true,
  },
  betalingMislukt: {
    path: '/betaling/mislukt',
    titel: { nl: 'Betaling mislukt', en: 'Payment failed' },
    login: true,
  },
  inloggen: { path: '/inloggen', titel: { nl: 'Inloggen', en: 'Log in' }, login: false },
  inloggenMislukt: {
    path: '/inloggen-mislukt',
    titel: { nl: 'Inloggen mislukt', en: 'Login failed' },
    login: false,
  },
  digid: { path: '/digid', titel: { nl: 'Inloggen', en: 'Log in' }, login: false },
  uitloggen: { path: '/uitloggen', titel: { nl: 'Uitloggen', en: 'Log out' }, login: false },
  cookieInstellingen: {
    path: '/cookie-instellingen',
    titel: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
    login: false,
  },
  toegankelijkheid: {
    path: '/toegankelijkheid',
    titel: { nl: 'Toegankelijkheid', en: 'Accessibility' },
    login: false,
  },
  introductie: {
    path: '/introductie',
    titel: { nl: 'Welkom', en: 'Welcome' },
    login: false,
  },
  offline: { path: '/offline', titel: { nl: 'Offline', en: 'Offline' }, login: false },
  emailBevestigen: {
    path: '/e-mail-bevestigen',
    titel: { nl: 'E-mailadres bevestigen', en: 'Confirm email address' },
    login: false,
  },
  status401: {
    path: '/401',
    titel: { nl: 'Niet geautoriseerd', en: 'Not authorised' },
    login: false,
  },
  status403: { path: '/403', titel: { nl: 'Geen toestemming', en: 'No permission' }, login: false },
  status404: {
    path: '/404',
    titel: { nl: 'Pagina niet gevonden', en: 'Page not found' },
    login: false,
  },
  status500: {
    path: '/500',
    titel: { nl: 'Er is iets misgegaan', en: 'Something went wrong' },
    login: false,
  },
  status503: { path: '/503', titel: { nl: 'Onderhoud', en: 'Maintenance' }, login: false },
} as const;

export type PageName = keyof typeof pages;

/** Type guard for the name of a page. */
export function isPageName(word: string): word is PageName {
  return Object.hasOwn(pages, word);
}

/** The query field of a payment attempt under /betaling (docs/decisions.md §7). */
export const betalingField = 'betaling';

/** The query field of the code in an e-mail confirmation link (ADR 0121). */
export const codeField = 'code';

/** The query field that shows own risk as a separate part of care costs (§2). */
export const eigenRisicoField = 'include-eigen-risico';

/** The address of care costs with own risk (§2), to which the app's own links lead. */
export const zorgkostenWithEigenRisico = `${pages.zorgkosten.path}/?${eigenRisicoField}=true`;

/**
 * Web Share Target: the address that receives shared files, the name of the files' field, the marker in the
 * form's address while they arrive, and the cache that holds them until then.
 */
export const sharing = {
  path: '/delen',
  files: 'bestanden',
  mark: 'gedeeld',
  cache: 'gedeeld',
  /** The page that a share opens. */
  to: `${pages.declaratieIndienen.path}?gedeeld=1`,
} as const;

/** The part of the login's query for the fragment of the page to return to, which no server sees (§2). */
export const anchorField = 'anker';

// Query fields that are part of a page's content, so that a login restores them.
const queryFields: Partial<Record<PageName, readonly string[]>> = {
  betalingAfhandeling: [betalingField],
  betalingGelukt: [betalingField],
  betalingMislukt: [betalingField],
  declaratieIndienen: [sharing.mark],
  documenten: Object.values(documentFields),
  mijnGegevens: [anchorField],
  zorggebruik: Object.values(careFields),
  zorgkosten: [...Object.values(careFields), eigenRisicoField],
  vooruit: [careFields.person],
  vergoedingen: [careFields.person],
  vraagStellen: Object.values(questionFields),
};

const pathPart = /:(\w+)/g;
const idPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** Returns whether a text has the form of our ids, such as a claim's number. */
export function isIdOfOurs(text: string): boolean {
  return idPattern.test(text);
}

// A budget has no number, but the name of its care.
const namePattern = /^\p{L}[\p{L}\d ,'’()-]{0,79}$/u;

function isPart(page: PageName, name: string, value: string): boolean {
  const isName = page === 'vraagStellen' && name === questionFields.number;
  return isIdOfOurs(value) || (isName && namePattern.test(value));
}

/** Returns the names of the parts of a page's address: those of its path, its query fields, its fragment. */
export function pathPartsOf(page: PageName): string[] {
  return [...namesInPath(page), ...(queryFields[page] ?? [])];
}

function namesInPath(page: PageName): string[] {
  return [...pages[page].path.matchAll(pathPart)].map(([, name = '']) => name);
}

/**
 * Returns the address of a page with its parts; undefined if a part of the path is missing or any part is
 * not a valid id.
 * @param part returns a part by name
 */
export function pathOfPage(
  page: PageName,
  part: (name: string) => string | null | undefined,
): string | undefined {
  const inQuery = (queryFields[page] ?? []).filter((name) => part(name));
  const needed = [...namesInPath(page), ...inQuery];
  if (!needed.every((name) => isPart(page, name, part(name) ?? ''))) return undefined;
  const path = pages[page].path.replace(pathPart, (_, name: string) => part(name) ?? '');
  const query = inQuery
    .filter((name) => name !== anchorField)
    .map((name) => `${name}=${encodeURIComponent(part(name) ?? '')}`)
    .join('&');
  const anchor = inQuery.includes(anchorField) ? `#${part(anchorField)}` : '';
  return (query === '' ? path : `${path}?${query}`) + anchor;
}

/** Public addresses of calls (docs/contract.md, Addresses). */
export const callPaths = {
  graphql: '/graphql',
  submit: '/api/v1/declaraties/indienen',
  validateFile: '/api/v1/declaraties/valideren/bestand',
  sessie: '/api/v1/sessie',
  gatewaySignOut: '/api/v1/gatewaySignOut',
  refreshToken: '/api/v1/auth/refreshtoken',
  token: '/api/v1/auth/token',
  digid: '/digid',
  /** The native app's hand-over; in a browser it is at /digid. */
  app2app: '/app2app',
  /** The native app's configuration (GET) and the exchange of its one-time code (POST). */
  nativeApp: '/api/v1/app2app',
  /** The payment provider's webhook (docs/contract.md, Addresses). */
  paymentNotice: '/webhooks/betalingen',
} as const;

/** The query field with which the native app signs out on every device. */
export const signOutEverywhereField = 'overal';

export const serviceWorkerPath = '/service-worker.js';

/** Message to the service worker: the page is loaded, so it may fetch the remaining files. */
export const holdFilesWord = 'hold';

/** Returns the address of a claim's page. */
export function pathOfDeclaratie(number: string): string {
  return `/declaraties/${encodeURIComponent(number)}`;
}

/** Returns the address of an invoice's page. */
export function pathOfFactuur(kenmerk: string): string {
  return `/facturen/${encodeURIComponent(kenmerk)}`;
}

/** Returns the address of a payment request's page. */
export function pathOfBetaalverzoek(kenmerk: string): string {
  return `/facturen/betaalverzoek/${encodeURIComponent(kenmerk)}`;
}

/** Returns the address of a question to the insurer, among the person's questions. */
export function pathOfVraag(vraagId: string): string {
  return `${pages.vragen.path}#${encodeURIComponent(vraagId)}`;
}

/** Returns the address of the specification of a final settlement for one insured person. */
export function pathOfSpecification(kenmerk: string, relatienummer: string): string {
  return `${pathOfFactuur(kenmerk)}/specificatie/${encodeURIComponent(relatienummer)}`;
}
