import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { nameWithBirthDate } from '../../help/careChoice/personNames.ts';
import * as declaratiesWords from '../../generated/texts/declaraties.js';
import * as words from '../../generated/texts/shared.js';
import type { DeclaratieInRow } from './declaraties.fragments.ts';

type NothingReason = NonNullable<DeclaratieInRow['nietsWegens']>;

const nothingWords: ReadonlyMap<NothingReason, () => string> = new Map([
  ['eigenRisico', declaratiesWords.becauseEigenRisico],
  ['nietVergoed', declaratiesWords.becauseNotCovered],
  ['wettelijkeBijdrage', words.ofWettelijkeBijdrage],
  ['meer', declaratiesWords.becauseMore],
]);

/** In a few words what took all of a claim away; undefined where something is paid, or nobody tells. */
export function nothingBecause({ nietsWegens }: DeclaratieInRow): string | undefined {
  return nietsWegens === null ? undefined : nothingWords.get(nietsWegens)?.();
}

/**
 * Whom a claim is for: in the own family by first name, with the birth date where that is not enough; undefined where
 * the insurer does not tell.
 */
export function forWhom(
  { roepnaam, opgemaakteNaam, geboorteDatum }: DeclaratieInRow,
  language: Language,
): string | undefined {
  const name = roepnaam || opgemaakteNaam || undefined;
  return name && geboorteDatum ? nameWithBirthDate(name, geboorteDatum, language) : name;
}

/** Whether what a claim pays out was transferred by today (`yyyy-mm-dd`), as far as the insurer tells. */
export function isPaidOut(
  { uitbetaaldOp }: Pick<DeclaratieInRow, 'uitbetaaldOp'>,
  today: string,
): boolean {
  return uitbetaaldOp !== null && uitbetaaldOp <= today;
}

/** What a claim waits for and until when, as a sentence; undefined for one that takes its course. */
export function waitsFor({ wachtOp, behandelDatum }: DeclaratieInRow): string | undefined {
  if (wachtOp === 'medewerker') return declaratiesWords.waitsForStaff();
  if (wachtOp !== 'eigenRisico') return undefined;
  return behandelDatum
    ? declaratiesWords.waitsForEigenRisico({ year: behandelDatum.slice(0, 4) })
    : declaratiesWords.waitsForEigenRisicoOfYear();
}

/** An amount in a row: integer cents, or words in its place; and what it is. */
export interface RowAmount {
  readonly amount: number | string;
  readonly note: string;
  /** To whom it went, once it did. */
  readonly to?: 'person' | 'zorgverlener';
  /** In a few words why it is nothing. */
  readonly because?: string | undefined;
}

// A care provider is paid by us: nothing of it is money back to the person.
function ofZorgverlener(
  declaratie: DeclaratieInRow,
  gedeclareerd: number | null,
): RowAmount | undefined {
  const { uitgekeerdBedrag, nietsWegens } = declaratie;
  if (nietsWegens === 'teruggenomen') {
    return {
      amount: declaratiesWords.takenBack(),
      note: declaratiesWords.fromZorgverlener(),
      to: 'zorgverlener',
    };
  }
  if (uitgekeerdBedrag === null) {
    return gedeclareerd === null
      ? undefined
      : { amount: gedeclareerd, note: declaratiesWords.fromZorgverlener(), to: 'zorgverlener' };
  }
  if (uitgekeerdBedrag === 0) {
    const reason = nothingBecause(declaratie);
    const note =
      reason === undefined
        ? declaratiesWords.fromZorgverlener()
        : declaratiesWords.fromZorgverlenerBecause({ reason });
    return { amount: declaratiesWords.notReimbursed(), note, to: 'zorgverlener' };
  }
  return {
    amount: uitgekeerdBedrag,
    note: declaratiesWords.paidToZorgverlener(),
    to: 'zorgverlener',
  };
}

function nothingBack(declaratie: DeclaratieInRow, language: Language): RowAmount {
  const reason = nothingBecause(declaratie);
  const { bedrag } = declaratie;
  if (bedrag === null)
    return { amount: declaratiesWords.nothingBack(), note: reason ?? '', because: reason };
  const of = formatAmount(bedrag, language);
  const note =
    reason === undefined
      ? declaratiesWords.of({ bedrag: of })
      : declaratiesWords.ofBecause({ bedrag: of, reason });
  return { amount: declaratiesWords.nothingBack(), note, because: reason };
}

/**
 * What a row says of money: a settled claim what the person gets back, one under way what was claimed,
 * one that the care provider sent in what we paid them. Undefined where the insurer tells no amount.
 */
export function rowAmount(declaratie: DeclaratieInRow, language: Language): RowAmount | undefined {
  const { status, bedrag, uitgekeerdBedrag, soortIndiener } = declaratie;
  if (soortIndiener === 'Zorgverlener') return ofZorgverlener(declaratie, bedrag);
  if (status !== 'AFGEHANDELD' || uitgekeerdBedrag === null) {
    return bedrag === null ? undefined : { amount: bedrag, note: declaratiesWords.gedeclareerd() };
  }
  if (uitgekeerdBedrag === 0) return nothingBack(declaratie, language);
  const note =
    bedrag === null
      ? declaratiesWords.back()
      : declaratiesWords.backOf({ bedrag: formatAmount(bedrag, language) });
  return { amount: uitgekeerdBedrag, note, to: 'person' };
}
