import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { ResultOf, VariablesOf } from 'gql.tada';
import type { saveConceptOperation } from '../../declaraties.operations.ts';
import type { ChosenFile } from '../files.ts';
import { type TextInput, emptyInput } from '../input.ts';

/** The draft of a claim as the insurer keeps it. */
export type Concept = NonNullable<
  NonNullable<ResultOf<typeof saveConceptOperation>['bewaarConcept']>['concept']
>;

/** What is kept of a claim in the making, without the version it was made from. */
export type ConceptContent = Omit<VariablesOf<typeof saveConceptOperation>, 'versie'>;

const textFields = [
  'declarant',
  'zorgsoort',
  'behandelDatum',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
] as const satisfies readonly (keyof TextInput)[];

// What is longer than the contract takes is refused when the step is left anyway.
const atMost = {
  ...fieldLimits,
  declarant: fieldLimits.relatienummer,
  behandelDatum: fieldLimits.draftWord,
  bedrag: fieldLimits.draftWord,
};

/** What there is to keep of a claim in the making: its answers as typed, and the received files. */
export function toConcept(input: TextInput, files: readonly ChosenFile[]): ConceptContent {
  const fields = Object.fromEntries(
    textFields.map((field) => [field, input[field].slice(0, atMost[field])]),
  );
  const bestandIds = files.flatMap(({ state }) =>
    state.soort === 'received' && state.bestandId !== undefined ? [state.bestandId] : [],
  );
  return { velden: { ...fields, buitenland: String(input.buitenland) }, bestandIds };
}

const kinds: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function toChosen({ bestandId, naam, soort, bytes }: Concept['bestanden'][number]) {
  const bestand = { name: naam, size: bytes, type: kinds[soort] ?? '', lastModified: 0 };
  const state = { soort: 'received', bestandId, meldingen: [], bevestigd: false } as const;
  return { sleutel: bestandId, bestand, state };
}

/** The claim in the making that a draft tells of. */
export function fromConcept({ velden, bestanden }: Concept): {
  readonly input: TextInput;
  readonly bestanden: readonly ChosenFile[];
} {
  const { buitenland, ...texts } = velden;
  const filledIn = Object.entries(texts).filter(([, value]) => value !== null);
  return {
    input: { ...emptyInput, ...Object.fromEntries(filledIn), buitenland: buitenland === 'true' },
    bestanden: bestanden.map(toChosen),
  };
}
