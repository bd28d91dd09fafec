import type { ResultOf, VariablesOf } from 'gql.tada';
import type { bewaarConceptOperatie } from '../../declaraties.operaties.ts';
import type { GekozenBestand } from '../bestanden.ts';
import { type Invoer, langste, legeInvoer } from '../invoer.ts';

/** The draft of a claim as the insurer keeps it. */
export type Concept = NonNullable<
  NonNullable<ResultOf<typeof bewaarConceptOperatie>['bewaarConcept']>['concept']
>;

/** What is kept of a claim in the making, without the version it was made from. */
export type ConceptInhoud = Omit<VariablesOf<typeof bewaarConceptOperatie>, 'versie'>;

const tekstvelden = [
  'declarant',
  'zorgsoort',
  'behandelDatum',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
] as const satisfies readonly (keyof Invoer)[];

// What is longer than the contract takes is refused when the step is left anyway.
const hoogstens = { declarant: 20, zorgsoort: 60, behandelDatum: 40, bedrag: 40, ...langste };

/** What there is to keep of a claim in the making: its answers as typed, and the received files. */
export function naarConcept(invoer: Invoer, bestanden: readonly GekozenBestand[]): ConceptInhoud {
  const velden = Object.fromEntries(
    tekstvelden.map((veld) => [veld, invoer[veld].slice(0, hoogstens[veld])]),
  );
  const bestandIds = bestanden.flatMap(({ staat }) =>
    staat.soort === 'ontvangen' && staat.bestandId !== undefined ? [staat.bestandId] : [],
  );
  return { velden: { ...velden, buitenland: String(invoer.buitenland) }, bestandIds };
}

const soorten: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function alsGekozen({ bestandId, naam, soort, bytes }: Concept['bestanden'][number]) {
  const bestand = { name: naam, size: bytes, type: soorten[soort] ?? '', lastModified: 0 };
  const staat = { soort: 'ontvangen', bestandId, meldingen: [], bevestigd: false } as const;
  return { sleutel: bestandId, bestand, staat };
}

/** The claim in the making that a draft tells of. */
export function vanConcept({ velden, bestanden }: Concept): {
  readonly invoer: Invoer;
  readonly bestanden: readonly GekozenBestand[];
} {
  const { buitenland, ...teksten } = velden;
  const ingevuld = Object.entries(teksten).filter(([, waarde]) => waarde !== null);
  return {
    invoer: { ...legeInvoer, ...Object.fromEntries(ingevuld), buitenland: buitenland === 'true' },
    bestanden: bestanden.map(alsGekozen),
  };
}
