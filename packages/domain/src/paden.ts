import type { Taal } from './taal.ts';

/**
 * The pages of §2 with the page titles of decisions §1. The name is what travels in a login
 * (`terug=declaratie`), never an address.
 */
export const paginas = {
  overzicht: { pad: '/overzicht', titel: { nl: 'Overzicht', en: 'Overview' }, login: true },
  declaraties: {
    pad: '/declaraties/overzicht',
    titel: { nl: 'Declaraties', en: 'Claims' },
    login: true,
  },
  declaratieIndienen: {
    pad: '/declaraties/indienen',
    titel: { nl: 'Declaratie indienen', en: 'Submit a claim' },
    login: true,
  },
  declaratie: {
    pad: '/declaraties/:nummer',
    titel: { nl: 'Declaratie', en: 'Claim' },
    login: true,
  },
  facturen: { pad: '/facturen', titel: { nl: 'Facturen', en: 'Invoices' }, login: true },
  betaalverzoek: {
    pad: '/facturen/betaalverzoek/:kenmerk',
    titel: { nl: 'Betaalverzoek', en: 'Payment request' },
    login: true,
  },
  factuur: {
    pad: '/facturen/:kenmerk',
    titel: { nl: 'Factuur', en: 'Invoice' },
    login: true,
  },
  specificatie: {
    pad: '/facturen/:kenmerk/specificatie/:relatienummer',
    titel: { nl: 'Specificatie eindafrekening', en: 'Final settlement in detail' },
    login: true,
  },
  betalingAfhandeling: {
    pad: '/betaling/afhandeling',
    titel: { nl: 'Betaling afhandelen', en: 'Handling your payment' },
    login: true,
  },
  betalingGelukt: {
    pad: '/betaling/gelukt',
    titel: { nl: 'Betaling gelukt', en: 'Payment succeeded' },
    login: true,
  },
  betalingMislukt: {
    pad: '/betaling/mislukt',
    titel: { nl: 'Betaling mislukt', en: 'Payment failed' },
    login: true,
  },
  inloggen: { pad: '/inloggen', titel: { nl: 'Inloggen', en: 'Log in' }, login: false },
  inloggenMislukt: {
    pad: '/inloggen-mislukt',
    titel: { nl: 'Inloggen mislukt', en: 'Login failed' },
    login: false,
  },
  digid: { pad: '/digid', titel: { nl: 'Inloggen', en: 'Log in' }, login: false },
  uitloggen: { pad: '/uitloggen', titel: { nl: 'Uitloggen', en: 'Sign out' }, login: false },
  status401: {
    pad: '/401',
    titel: { nl: 'Niet geautoriseerd', en: 'Not authorised' },
    login: false,
  },
  status403: { pad: '/403', titel: { nl: 'Geen toestemming', en: 'No permission' }, login: false },
  status404: {
    pad: '/404',
    titel: { nl: 'Pagina niet gevonden', en: 'Page not found' },
    login: false,
  },
  status500: {
    pad: '/500',
    titel: { nl: 'Er is iets misgegaan', en: 'Something went wrong' },
    login: false,
  },
  status503: { pad: '/503', titel: { nl: 'Onderhoud', en: 'Maintenance' }, login: false },
} as const;

/** The name of a page. */
export type PaginaNaam = keyof typeof paginas;

/** Tells whether a word from outside names a page. */
export function isPaginaNaam(woord: string): woord is PaginaNaam {
  return Object.hasOwn(paginas, woord);
}

/** The query field that names a payment attempt in the addresses under /betaling (decisions §7). */
export const betalingVeld = 'betaling';

// The query fields that belong to what a page shows, so that a login brings them back.
const vraagVelden: Partial<Record<PaginaNaam, readonly string[]>> = {
  betalingAfhandeling: [betalingVeld],
  betalingGelukt: [betalingVeld],
  betalingMislukt: [betalingVeld],
};

const deelInPad = /:(\w+)/g;
const idVorm = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** The names of what a page's address is made of: the parts of its path, then its query fields. */
export function delenVan(pagina: PaginaNaam): string[] {
  const inPad = [...paginas[pagina].pad.matchAll(deelInPad)].map(([, naam = '']) => naam);
  return [...inPad, ...(vraagVelden[pagina] ?? [])];
}

/**
 * The address of a page of the table with its parts, each of which has to look like an id of ours;
 * undefined when one in its path is missing, or any is not well-formed.
 * @param deel gives a part by its name
 */
export function padVanPagina(
  pagina: PaginaNaam,
  deel: (naam: string) => string | null | undefined,
): string | undefined {
  const vraag = (vraagVelden[pagina] ?? []).filter((naam) => deel(naam));
  const nodig = [
    ...delenVan(pagina).filter((naam) => !vraagVelden[pagina]?.includes(naam)),
    ...vraag,
  ];
  if (!nodig.every((naam) => idVorm.test(deel(naam) ?? ''))) return undefined;
  const pad = paginas[pagina].pad.replace(deelInPad, (_, naam: string) => deel(naam) ?? '');
  return vraag.length === 0
    ? pad
    : `${pad}?${vraag.map((naam) => `${naam}=${deel(naam)}`).join('&')}`;
}

/** The public addresses that are calls and not pages (contract.md, Addresses). */
export const aanroepPaden = {
  graphql: '/graphql',
  indienen: '/api/v1/declaraties/indienen',
  validerenBestand: '/api/v1/declaraties/valideren/bestand',
  sessie: '/api/v1/sessie',
  gatewaySignOut: '/api/v1/gatewaySignOut',
  refreshToken: '/api/v1/auth/refreshtoken',
  token: '/api/v1/auth/token',
  digid: '/digid',
  /** Where the payment provider tells that something changed (contract.md, Addresses). */
  betalingMelding: '/webhooks/betalingen',
} as const;

/** The address of one claim's page. */
export function padVanDeclaratie(nummer: string): string {
  return `/declaraties/${encodeURIComponent(nummer)}`;
}

/** The address that answers with the confirmation of a claim as a PDF, in a language (an extension). */
export function padVanBevestiging(nummer: string, taal: Taal): string {
  const declaratie = encodeURIComponent(nummer);
  return `/api/v1/uitbreidingen/declaraties/${declaratie}/bevestiging?taal=${taal}`;
}

/** The address that answers with a file of a claim, to keep (contract.md, extensions). */
export function padVanBestand(nummer: string, bestandId: string): string {
  const declaratie = encodeURIComponent(nummer);
  return `/api/v1/uitbreidingen/declaraties/${declaratie}/bestanden/${encodeURIComponent(bestandId)}`;
}

/** The address of one invoice's page. */
export function padVanFactuur(kenmerk: string): string {
  return `/facturen/${encodeURIComponent(kenmerk)}`;
}

/** The address of one payment request's page. */
export function padVanBetaalverzoek(kenmerk: string): string {
  return `/facturen/betaalverzoek/${encodeURIComponent(kenmerk)}`;
}

/** The address of the specification of a final settlement, for one of the insured. */
export function padVanSpecificatie(kenmerk: string, relatienummer: string): string {
  return `${padVanFactuur(kenmerk)}/specificatie/${encodeURIComponent(relatienummer)}`;
}
