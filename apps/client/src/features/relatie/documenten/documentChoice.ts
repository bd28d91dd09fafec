import { type DocumentListKind, documentListKinds, documentFields } from '@mijn/domain/queryFields';
import { pages } from '@mijn/domain/paths';
import type { ResultOf } from 'gql.tada';
import type { documentenOperation } from './documenten.operations.ts';

type Documenten = NonNullable<ResultOf<typeof documentenOperation>['documenten']>;

/** A document in the list. */
export type ListedDocument = Documenten['documenten'][number];

/** Numbers of documents by year and kind. */
export type Counts = Documenten['aantallen'];

/** Documents per page. */
export const pageSize = 30;

/** The filters and the page, as stored in the address. */
export interface DocumentChoice {
  readonly year: number | undefined;
  /** Undefined: all kinds, with the decisions of a year as one row. */
  readonly kind: DocumentListKind | undefined;
  /** Counted from 1. */
  readonly page: number;
}

const isCount = /^[1-9]\d{0,3}$/;

/** Parses the filters and the page from the address. Invalid values are ignored. */
export function parseDocumentChoice(search: URLSearchParams): DocumentChoice {
  const year = search.get(documentFields.year) ?? '';
  const page = search.get(documentFields.page) ?? '';
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : undefined,
    kind: documentListKinds.find((kind) => kind === search.get(documentFields.kind)),
    page: isCount.test(page) ? Number(page) : 1,
  };
}

/** Returns the address of filters; of their first page by default. */
export function documentAddress({ year, kind, page = 1 }: Partial<DocumentChoice>): string {
  const search = new URLSearchParams();
  if (year !== undefined) search.set(documentFields.year, String(year));
  if (kind !== undefined) search.set(documentFields.kind, kind);
  if (page > 1) search.set(documentFields.page, String(page));
  return search.size === 0 ? pages.documenten.path : `${pages.documenten.path}?${search}`;
}

const sum = (counts: Counts): number => counts.reduce((total, { aantal }) => total + aantal, 0);

/** Counts the rows of all pages of a choice; decisions only where they are listed. */
export function countOf(counts: Counts, { year, kind }: Omit<DocumentChoice, 'page'>): number {
  return sum(
    counts.filter(
      ({ jaar, soort }) =>
        (year === undefined || jaar === year) &&
        (kind === undefined ? soort !== 'besluit' : soort === kind),
    ),
  );
}

/** A year on a page of the list. */
export interface YearOfDocuments {
  readonly year: number;
  readonly documents: readonly ListedDocument[];
  /** Number of decisions, which are not listed among all kinds. */
  readonly decisions: number;
}

/**
 * Groups a page of documents by year, newest first, each with its number of decisions. Years with nothing but decisions
 * are on the last page.
 */
export function groupByYear(
  documents: readonly ListedDocument[],
  counts: Counts,
  choice: DocumentChoice,
): readonly YearOfDocuments[] {
  const countIn = (year: number, isDecision: boolean) =>
    sum(counts.filter(({ jaar, soort }) => jaar === year && (soort === 'besluit') === isDecision));
  const decisionsIn = (year: number) => (choice.kind === undefined ? countIn(year, true) : 0);
  const years = [...new Set(counts.map(({ jaar }) => jaar))];
  const isLastPage = choice.page * pageSize >= countOf(counts, choice);
  return years
    .map((year) => ({
      year,
      documents: documents.filter(({ jaar }) => jaar === year),
      decisions: decisionsIn(year),
    }))
    .filter(({ year, documents: { length }, decisions }) => {
      const isChosen = choice.year === undefined || year === choice.year;
      const isAlone = isLastPage && decisions > 0 && countIn(year, false) === 0;
      return length > 0 || (isChosen && isAlone);
    })
    .toSorted((one, other) => other.year - one.year);
}
