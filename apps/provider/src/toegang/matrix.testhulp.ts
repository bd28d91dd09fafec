import { formulier, veldenVoor } from '../declaraties/indienen.testhulp.ts';
import type { Bezit } from './bezit.testhulp.ts';

/** How one operation is asked for. */
export interface MatrixRij {
  /** What it names, by which it could reach what is somebody else's; none: one's own only. */
  readonly met: readonly (keyof Bezit)[];
  readonly vraag: (ids: Bezit) => { readonly pad: string } & RequestInit;
  /** Opened by another token than a person's. */
  readonly gateway?: true;
  /** Refuses still with row-level security and what `Access` allows both off: by a third check. */
  readonly driemaal?: true;
}

const lees = (pad: (ids: Bezit) => string, ...met: (keyof Bezit)[]): MatrixRij => ({
  met,
  vraag: (ids) => ({ pad: pad(ids) }),
});

const schrijf = (
  method: string,
  pad: (ids: Bezit) => string,
  inhoud: (ids: Bezit) => unknown,
  ...met: (keyof Bezit)[]
): MatrixRij => ({
  met,
  vraag: (ids) => ({
    pad: pad(ids),
    method,
    body: JSON.stringify(inhoud(ids)),
    headers: { 'content-type': 'application/json' },
  }),
});

const uitbreiding = ({ declaratie }: Bezit): string => `/uitbreidingen/declaraties/${declaratie}`;
const concept = '/uitbreidingen/declaraties/concept';
const formulierVoor = (veld?: string): FormData =>
  formulier(veld ? {} : veldenVoor('Sanne'), undefined, veld);

/** Every operation of the OpenAPI document, as `method path`. What is not in it fails the test. */
export const matrix: Readonly<Record<string, MatrixRij>> = {
  'get /relatie': lees(() => '/relatie'),
  'get /verzekerdenperjaartal': lees(
    ({ persoon }) => `/verzekerdenperjaartal?jaartal=2026&relatienummer=${persoon}`,
    'persoon',
  ),
  'get /eigenRisicoPerJaar': lees(
    ({ persoon }) => `/eigenRisicoPerJaar?jaar=2026&merk=ZZ&relatienummer=${persoon}`,
    'persoon',
  ),
  'get /declaraties': lees(() => '/declaraties?limit=100'),
  'get /declaraties/{id}': lees(({ declaratie }) => `/declaraties/${declaratie}`, 'declaratie'),
  'get /uitbreidingen/declaraties/{id}/bestanden/{bestandId}': lees(
    (ids) => `${uitbreiding(ids)}/bestanden/${ids.bestand}`,
    'declaratie',
    'bestand',
  ),
  'get /uitbreidingen/declaraties/{id}/bevestiging': lees(
    (ids) => `${uitbreiding(ids)}/bevestiging`,
    'declaratie',
  ),
  'post /uitbreidingen/declaraties/{id}/reacties': schrijf(
    'POST',
    (ids) => `${uitbreiding(ids)}/reacties`,
    () => ({ tekst: 'Klopt dit?' }),
    'declaratie',
  ),
  // After the reaction: what is withdrawn is gone.
  'post /uitbreidingen/declaraties/{id}/intrekken': {
    met: ['declaratie'],
    vraag: (ids) => ({ pad: `${uitbreiding(ids)}/intrekken`, method: 'POST' }),
    driemaal: true,
  },
  'get /uitbreidingen/declaraties/concept': lees(() => concept),
  'put /uitbreidingen/declaraties/concept': schrijf(
    'PUT',
    () => concept,
    () => ({ versie: null, velden: { naamZorgverlener: geheim } }),
  ),
  'delete /uitbreidingen/declaraties/concept': {
    met: [],
    vraag: () => ({ pad: concept, method: 'DELETE' }),
  },
  // That nobody claims for a stranger: declaraties/indienen.*.test.ts.
  'post /declaraties/indienen': {
    met: [],
    vraag: () => ({ pad: '/declaraties/indienen', method: 'POST', body: formulierVoor() }),
  },
  'post /declaraties/valideren/bestand': {
    met: [],
    vraag: () => ({
      pad: '/declaraties/valideren/bestand',
      method: 'POST',
      body: formulierVoor('bestand'),
    }),
  },
  'get /facturen': lees(() => '/facturen'),
  'get /factuurdetails/premie/{factuurkenmerk}': lees(
    ({ premie }) => `/factuurdetails/premie/${premie}`,
    'premie',
  ),
  'get /factuurdetails/risico/{factuurkenmerk}': lees(
    ({ risico }) => `/factuurdetails/risico/${risico}`,
    'risico',
  ),
  'get /factuurdetails/risicoPeriode/{factuurkenmerk}': lees(
    ({ termijn }) => `/factuurdetails/risicoPeriode/${termijn}`,
    'termijn',
  ),
  'get /factuurdetails/eindAfrekening/{factuurkenmerk}': lees(
    ({ afrekening }) => `/factuurdetails/eindAfrekening/${afrekening}`,
    'afrekening',
  ),
  'get /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}': {
    ...lees(
      ({ afrekening, persoon }) =>
        `/factuurdetails/eindAfrekening/${afrekening}/specificatie/${persoon}`,
      'afrekening',
      'persoon',
    ),
    driemaal: true,
  },
  'get /betaalverzoeken': lees(() => '/betaalverzoeken'),
  'get /betaalverzoeken/{betaalkenmerk}': lees(
    ({ verzoek }) => `/betaalverzoeken/${verzoek}`,
    'verzoek',
  ),
  'post /betalingen': schrijf(
    'POST',
    () => '/betalingen',
    ({ verzoek }) => ({ betaalkenmerk: verzoek }),
    'verzoek',
  ),
  'get /uitbreidingen/betalingen/{betalingId}': lees(
    ({ betaling }) => `/uitbreidingen/betalingen/${betaling}`,
    'betaling',
  ),
  'post /uitbreidingen/betalingen/meldingen': {
    ...schrijf(
      'POST',
      () => '/uitbreidingen/betalingen/meldingen',
      () => ({ id: 'tr_1' }),
    ),
    gateway: true,
  },
};

/** A word of Sanne's own that nobody else may ever read. */
export const geheim = 'Kliniek Zilverkruid';
