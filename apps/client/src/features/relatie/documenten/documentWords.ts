import { formatDay } from '@mijn/domain/datum';
import type { DocumentListKind } from '@mijn/domain/queryFields';
import {
  pathOfBrief,
  pathOfDecision,
  pathOfPolisblad,
  pathOfRegelingDocument,
  pathOfYearDocument,
} from '@mijn/domain/filePaths';
import { formatList, uncapitalize } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import * as m from '../../../generated/texts/documenten.js';
import { nameWithBirthDate } from '@mijn/domain/namesakes';
import type { ListedDocument } from './documentChoice.ts';

type PathOf = (document: ListedDocument, language: Language) => string;

interface Kind {
  /** Name of the filter. */
  readonly filter: () => string;
  readonly title: (document: ListedDocument, language: Language) => string;
  readonly path: PathOf;
}

const letters: Readonly<Record<NonNullable<ListedDocument['brief']>, () => string>> = {
  aanmaning: m.letterReminder,
  aanbod: m.letterOffer,
  waarschuwing: m.letterWarning,
  aanmelding: m.letterRegistered,
  afmelding: m.letterDeregistered,
  rekening: m.letterAccount,
};

const arrangements: Readonly<Record<NonNullable<ListedDocument['regeling']>, () => string>> = {
  betalingsregeling: m.arrangement,
  betaalgemak: m.arrangementConvenience,
  schuldregeling: m.arrangementDebt,
};

function decisionTitle({ zorgsoorten }: ListedDocument, language: Language): string {
  const kinds = zorgsoorten?.map((kind) => uncapitalize(zorgsoortName(kind, language))) ?? [];
  return kinds.length === 0 ? m.decision() : m.decisionOn({ care: formatList(kinds, language) });
}

/** Each kind of document: its words, and the address of its PDF. */
export const documentKinds: Readonly<Record<DocumentListKind, Kind>> = {
  polisblad: {
    filter: m.sheets,
    title: ({ jaar }) => m.sheet({ year: String(jaar) }),
    path: ({ kenmerk, jaar }, language) => pathOfPolisblad(kenmerk, jaar, language),
  },
  jaaroverzicht: {
    filter: m.overviews,
    title: ({ jaar }) => m.overview({ year: String(jaar) }),
    path: ({ kenmerk, jaar }, language) => pathOfYearDocument(kenmerk, jaar, language),
  },
  regeling: {
    filter: m.arrangements,
    title: ({ regeling }) => (regeling ? arrangements[regeling] : m.arrangement)(),
    path: ({ kenmerk }, language) => pathOfRegelingDocument(kenmerk, language),
  },
  brief: {
    filter: m.letters,
    title: ({ brief }) => (brief ? letters[brief] : m.letterOther)(),
    path: ({ kenmerk }, language) => pathOfBrief(kenmerk, language),
  },
  besluit: {
    filter: m.decisions,
    title: decisionTitle,
    path: ({ kenmerk }, language) => pathOfDecision(kenmerk, language),
  },
};

/** The words of a document: its title, and whose it is or from which day. */
export interface DocumentWords {
  readonly title: string;
  readonly subtitle: string;
}

/**
 * Returns the words of a document.
 * @param today `yyyy-mm-dd`
 */
export function documentWords(
  document: ListedDocument,
  today: string,
  language: Language,
): DocumentWords {
  const { soort, jaar, datum, roepnaam, geboorteDatum } = document;
  const name =
    roepnaam && geboorteDatum ? nameWithBirthDate(roepnaam, geboorteDatum, language) : roepnaam;
  const isSoFar = soort === 'jaaroverzicht' && String(jaar) === today.slice(0, 4);
  const parts = [
    datum !== null && formatDay(datum, language),
    name && m.forWhom({ name }),
    isSoFar && m.overviewSoFar(),
  ];
  return {
    title: documentKinds[soort].title(document, language),
    subtitle: parts.filter(Boolean).join(', '),
  };
}
