import { fieldLimits } from '@mijn/domain/fieldLimits';
import { parseJson } from '@mijn/domain/values';
import { type ClaimLine, createLine, emptyLine, type LineValues } from './lineItems.ts';
import { parseText } from './outcome.ts';
import type { ResultOf, VariablesOf } from 'gql.tada';
import type { keptConcept } from './draft.fragments.ts';
import type { saveConceptOperation } from './submit.operations.ts';
import type { ChosenFile } from './files.ts';
import { type ClaimValues, emptyValues } from './claimFields.ts';

/** Serialises lines for a draft: raw values, right or wrong; '' for none. */
export function linesText(lines: readonly ClaimLine[]): string {
  if (lines.length === 0) return '';
  const text = JSON.stringify(lines.map(({ form }) => form.values));
  // A text above the limit has no lines that anybody typed, and half of it would be invalid.
  return text.length > fieldLimits.linesText ? '' : text;
}

function readList(text: string): readonly unknown[] {
  const read = parseJson(text);
  return Array.isArray(read) ? read : [];
}

function toValues(value: unknown): LineValues {
  const text = (name: keyof LineValues) => parseText(value, name) ?? emptyLine[name];
  return {
    behandelDatum: text('behandelDatum'),
    zorgsoort: text('zorgsoort'),
    bedrag: text('bedrag'),
    omschrijving: text('omschrijving'),
  };
}

/** Parses the lines of a draft; empty without any, or when they are invalid. */
export function parseLines(text: string | null | undefined): readonly ClaimLine[] {
  const lines = readList(text ?? '').map((value, at) => createLine(`kept-${at}`, toValues(value)));
  return lines.length > 1 ? lines : [];
}

/** Name of the form that discards the draft. */
export const discardForm = 'discard';

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
