import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { ResultOf, VariablesOf } from 'gql.tada';
import type { keptConcept } from './concept.fragments.ts';
import type { saveConceptOperation } from './concept.operations.ts';
import type { ChosenFile } from '../files/files.ts';
import { type ClaimValues, emptyValues } from '../fields/fields.ts';
import type { ClaimLine } from '../lines/lines.ts';
import { linesText, parseLines } from './linesText.ts';

/** The draft of a claim as the insurer stores it. */
export type Concept = ResultOf<typeof keptConcept>;

/** The content to store of a claim, without the version that it is based on. */
export type ConceptContent = Omit<VariablesOf<typeof saveConceptOperation>, 'versie'>;

const textFields = [
  'declarant',
  'zorgsoort',
  'behandelDatum',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
] as const satisfies readonly (keyof ClaimValues)[];

// A value that exceeds the contract is refused when the step is left anyway.
const atMost = {
  ...fieldLimits,
  declarant: fieldLimits.relatienummer,
  behandelDatum: fieldLimits.draftWord,
  bedrag: fieldLimits.draftWord,
};

/** Returns the content to store: raw values, and received files. */
export function toConcept(
  { values, lines }: { readonly values: ClaimValues; readonly lines: readonly ClaimLine[] },
  files: readonly ChosenFile[],
): ConceptContent {
  const fields = Object.fromEntries(
    textFields.map((field) => [field, values[field].slice(0, atMost[field])]),
  );
  const bestandIds = files.flatMap(({ state }) =>
    state.kind === 'received' && state.bestandId !== undefined ? [state.bestandId] : [],
  );
  return {
    velden: { ...fields, regels: linesText(lines), buitenland: String(values.buitenland) },
    bestandIds,
  };
}

/** Returns whether a claim has no content; the person alone does not count. */
export function isEmpty({ velden, bestandIds }: ConceptContent): boolean {
  const { declarant: _, ...rest } = velden;
  return bestandIds.length === 0 && Object.values(rest).every((text) => !text || text === 'false');
}

const kinds: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function toChosen({ bestandId, naam, soort, bytes }: Concept['bestanden'][number]) {
  const file = { name: naam, size: bytes, type: kinds[soort] ?? '', lastModified: 0 };
  const state = { kind: 'received', bestandId, meldingen: [], confirmed: false } as const;
  return { key: bestandId, file, state };
}

/** Restores a claim from a draft. */
export function fromConcept({ velden, bestanden }: Concept): {
  readonly values: ClaimValues;
  readonly lines: readonly ClaimLine[];
  readonly files: readonly ChosenFile[];
} {
  const { buitenland, regels, ...texts } = velden;
  const filledIn = Object.entries(texts).filter(([, value]) => value !== null);
  return {
    values: { ...emptyValues, ...Object.fromEntries(filledIn), buitenland: buitenland === 'true' },
    lines: parseLines(regels),
    files: bestanden.map(toChosen),
  };
}
