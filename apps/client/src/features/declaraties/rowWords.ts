import type { Language } from '@mijn/domain/language';
import { nameWithBirthDate } from '@mijn/domain/namesakes';
import * as declaratiesWords from '../../generated/texts/declaraties.js';
import * as words from '../../generated/texts/shared.js';
import type { DeclaratieInList } from './declaraties.fragments.ts';

type NothingReason = NonNullable<DeclaratieInList['nietsWegens']>;

const nothingWords: ReadonlyMap<NothingReason, () => string> = new Map([
  ['eigenRisico', declaratiesWords.becauseEigenRisico],
  ['nietVergoed', declaratiesWords.becauseNotCovered],
  ['wettelijkeBijdrage', words.ofWettelijkeBijdrage],
  ['meer', declaratiesWords.becauseMore],
]);

/**
 * Returns in a few words why nothing is reimbursed; undefined when something is paid, or the reason is
 * unknown.
 */
export function nothingBecause({ nietsWegens }: DeclaratieInList): string | undefined {
  return nietsWegens === null ? undefined : nothingWords.get(nietsWegens)?.();
}

/**
 * Returns the person of a claim: in the family by first name, with the birth date when that is ambiguous;
 * undefined when unknown.
 */
export function forWhom(
  { roepnaam, opgemaakteNaam, geboorteDatum }: DeclaratieInList,
  language: Language,
): string | undefined {
  const name = roepnaam || opgemaakteNaam || undefined;
  return name && geboorteDatum ? nameWithBirthDate(name, geboorteDatum, language) : name;
}

/** Returns whether the payout of a claim was transferred by today (`yyyy-mm-dd`), if the insurer tells. */
export function isPaidOut(
  { uitbetaaldOp }: Pick<DeclaratieInList, 'uitbetaaldOp'>,
  today: string,
): boolean {
  return uitbetaaldOp !== null && uitbetaaldOp <= today;
}

/** Returns what a claim waits for and until when, as a sentence; undefined when it waits for nothing. */
export function waitsFor({ wachtOp, laatsteBehandelDatum }: DeclaratieInList): string | undefined {
  if (wachtOp === 'medewerker') return declaratiesWords.waitsForStaff();
  if (wachtOp !== 'eigenRisico') return undefined;
  return laatsteBehandelDatum
    ? declaratiesWords.waitsForEigenRisico({ year: laatsteBehandelDatum.slice(0, 4) })
    : declaratiesWords.waitsForEigenRisicoOfYear();
}

/** The amount in a row: integer cents, or words in its place. */
export interface RowAmount {
  readonly amount: number | string;
  /** The payee, once there is one. */
  readonly to?: 'person' | 'zorgverlener';
  readonly note?: string;
  /** The reason in a few words when it is zero. */
  readonly because?: string | undefined;
}

// We pay the care provider, so nothing is a refund to the person.
function amountOfZorgverlener(declaratie: DeclaratieInList): RowAmount | undefined {
  const { bedrag, uitgekeerdBedrag, nietsWegens } = declaratie;
  const note = declaratiesWords.fromZorgverlener();
  const to = 'zorgverlener';
  if (nietsWegens === 'teruggenomen') return { amount: declaratiesWords.takenBack(), note, to };
  if (uitgekeerdBedrag === null) return bedrag === null ? undefined : { amount: bedrag, note, to };
  if (uitgekeerdBedrag > 0)
    return { amount: uitgekeerdBedrag, note: declaratiesWords.paidToZorgverlener(), to };
  const reason = nothingBecause(declaratie);
  return {
    amount: declaratiesWords.notReimbursed(),
    note: reason === undefined ? note : declaratiesWords.fromZorgverlenerBecause({ reason }),
    to,
  };
}

/**
 * Returns what a row shows of money: of a settled claim what the person gets back, of one under way what was claimed,
 * of a care provider's bill what we paid them. Undefined where the insurer tells no amount.
 */
export function rowAmount(declaratie: DeclaratieInList): RowAmount | undefined {
  const { status, bedrag, uitgekeerdBedrag, soortIndiener } = declaratie;
  if (soortIndiener === 'Zorgverlener') return amountOfZorgverlener(declaratie);
  if (status !== 'AFGEHANDELD' || uitgekeerdBedrag === null)
    return bedrag === null ? undefined : { amount: bedrag };
  if (uitgekeerdBedrag > 0) return { amount: uitgekeerdBedrag, to: 'person' };
  return { amount: declaratiesWords.nothingBack(), because: nothingBecause(declaratie) };
}
