import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/vergoedingen.js';
import type { EigenRisicoLeft, Vergoeding } from './getVergoedingen.ts';

type Budget = Vergoeding['budgetten'][number];

function volumeWords({ volumeEenheid }: Budget, volume: number, language: Language): string {
  return volumeEenheid === 'Aantal' ? m.treatments({ n: volume }) : formatAmount(volume, language);
}

function upTo(budget: Budget | undefined, language: Language): string | undefined {
  if (budget?.totaal === null || budget?.totaal === undefined) return undefined;
  return budget.volumeEenheid === 'Aantal'
    ? m.upToTreatments({ n: budget.totaal })
    : m.upToAmount({ bedrag: formatAmount(budget.totaal, language) });
}

// Deductions that can still happen: a maximum that is reached, or used-up own risk, takes nothing any more.
function deductions({ wettelijkeBijdrage, eigenRisico }: Vergoeding, left: EigenRisicoLeft) {
  return {
    hasBijdrage: wettelijkeBijdrage !== null && wettelijkeBijdrage.resterend !== 0,
    hasEigenRisico: eigenRisico === 'geldt' && left?.resterend !== 0,
  };
}

const isUsedUp = ({ budgetten }: Vergoeding): boolean =>
  budgetten.some(({ resterend }) => resterend === 0);

/** Returns the cover of care in a few words: "75% vergoed, tot € 250,00 per jaar". */
export function verdict(care: Vergoeding, left: EigenRisicoLeft, language: Language): string {
  if (!care.vergoed) return m.notCovered();
  const { percentage, budgetten } = care;
  if (isUsedUp(care)) return m.usedUpNow();
  const { hasBijdrage, hasEigenRisico } = deductions(care, left);
  const part =
    percentage === null || percentage === 100
      ? m.covered()
      : m.coveredPart({ percentage: String(percentage) });
  return [
    part,
    upTo(budgetten[0], language),
    hasBijdrage && m.withBijdrage(),
    hasEigenRisico && m.afterEigenRisico(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the part of a bill that the insurance pays, before a maximum that is not reached yet. */
export function paysWords(care: Vergoeding, left: EigenRisicoLeft): string {
  const { percentage } = care;
  if (isUsedUp(care)) return m.paysNothing();
  if (percentage !== null && percentage !== 100)
    return m.paysPart({ percentage: String(percentage) });
  const { hasBijdrage, hasEigenRisico } = deductions(care, left);
  if (hasBijdrage) return hasEigenRisico ? m.paysAfterBoth() : m.paysAfterBijdrage();
  return hasEigenRisico ? m.paysAfterEigenRisico() : m.paysAll();
}

/** Returns why care is not covered, and from or up to which age it is. */
export function notCoveredWords({
  redenNietVergoed,
  leeftijdVanaf: from,
  leeftijdTot: until,
}: Vergoeding): string {
  if (redenNietVergoed === 'nietVerzekerd') return m.noInsured();
  if (from !== null && until !== null)
    return m.noAgeBetween({ from: String(from), until: String(until) });
  if (until !== null) return m.noAgeUntil({ age: String(until) });
  return from === null ? m.noBasis() : m.noAgeFrom({ age: String(from) });
}

/** Returns the yearly maximum of a budget: "9 behandelingen". */
export function mostWords(budget: Budget, language: Language): string {
  return volumeWords(budget, budget.totaal ?? 0, language);
}

/** Returns the rest of a budget in a year, or that others' care hides it; undefined if the person's care does. */
export function leftWords(budget: Budget, jaar: number, language: Language): string | undefined {
  const year = String(jaar);
  if (budget.resterend === null)
    return budget.redenAfgeschermd === 'zorgAfgeschermd' ? undefined : m.sharedHidden();
  if (budget.resterend === 0) return m.usedUpIn({ year });
  return m.leftIn({ left: volumeWords(budget, budget.resterend, language), year });
}

/** Returns the statutory contribution as sentences: its amount, its maximum, and the rest of that. */
export function bijdrageWords(
  { percentage, bedrag, maximum, resterend }: NonNullable<Vergoeding['wettelijkeBijdrage']>,
  jaar: number,
  language: Language,
): readonly string[] {
  const part = { bedrag: formatAmount(bedrag, language), percentage: String(percentage) };
  const year = String(jaar);
  const both = percentage > 0 ? m.bijdrageBoth(part) : m.bijdrageFixed(part);
  const isFull = resterend === 0;
  return [
    bedrag > 0 ? both : m.bijdragePart(part),
    maximum !== null && m.bijdrageMost({ bedrag: formatAmount(maximum, language) }),
    isFull && m.bijdrageFull({ year }),
    !isFull && resterend !== null && m.leftIn({ left: formatAmount(resterend, language), year }),
  ].filter((sentence) => sentence !== false);
}

const exemptions: Readonly<Partial<Record<string, () => string>>> = {
  onder18: m.exemptUnder18,
  nietBegonnen: m.exemptNotBegun,
  dezeZorg: m.exemptCare,
  aanvullend: m.exemptSupplementary,
};

/** Returns whether own risk counts for care, as sentences: its rest, its maximum, its terms; or why not. */
export function eigenRisicoWords(
  applies: string | null,
  left: EigenRisicoLeft,
  jaar: number,
  language: Language,
): readonly string[] {
  if (applies !== 'geldt') return [exemptions[applies ?? '']?.() ?? m.exempt()];
  const year = String(jaar);
  if (left === null) return [m.appliesUnknown()];
  if (left.resterend === 0) return [m.appliesUsedUp({ year })];
  const { maximumPerBehandeling: most } = left;
  return [
    `${m.applies()}.`,
    m.appliesLeft({
      left: formatAmount(left.resterend, language),
      totaal: formatAmount(left.totaal, language),
      year,
    }),
    most !== null && m.appliesAtMost({ bedrag: formatAmount(most, language) }),
    left.inTermijnen && m.inTermijnen(),
  ].filter((sentence) => sentence !== false);
}

/** Returns the conditions of covered care: referral or prescription, and age. */
export function conditionWords({
  voorwaarde,
  leeftijdVanaf: from,
  leeftijdTot: until,
}: Vergoeding): readonly string[] {
  return [
    voorwaarde === 'verwijzing' && m.referral(),
    voorwaarde === 'voorschrift' && m.prescription(),
    from !== null && m.ageFrom({ age: String(from) }),
    until !== null && m.ageUntil({ age: String(until) }),
  ].filter((sentence) => sentence !== false);
}
