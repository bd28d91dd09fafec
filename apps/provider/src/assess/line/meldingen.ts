import { declaratieTermijnYears } from '@mijn/domain/constants';
import { formatFullDay } from '@mijn/domain/datum';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoorten';
import { type Cents, formatAmount } from '@mijn/domain/money';
import type {
  Calculation,
  MatchedDekking,
  EigenRisicoExemption,
  LineRefusal,
} from './calculateLine.ts';
import type { MeldingCode, LineAmounts, LineMelding, LineOutcome } from '../shapes.ts';

function euro(cents: number): string {
  return formatAmount(cents, 'nl');
}

/** Returns the kind of care as written within a Dutch sentence. */
function care({ zorgsoort }: Calculation['regel']): string {
  return zorgsoortInSentence(zorgsoort, 'nl');
}

function melding(code: MeldingCode, omschrijving: string): LineMelding {
  return { code, omschrijving };
}

// Each refusal names the day, the amount and the rule.
const refusals: Readonly<
  Record<LineRefusal, (b: Calculation, submittedOn: string) => LineMelding>
> = {
  nietVerzekerd: ({ regel }) =>
    melding(
      'nietVerzekerd',
      `Op ${formatFullDay(regel.behandelDatum, 'nl')} was deze persoon niet bij ons verzekerd. Daarom betalen we de ${euro(regel.bedrag)} niet.`,
    ),
  teOud: ({ regel }, submittedOn) =>
    melding(
      'teOud',
      `Deze zorg was op ${formatFullDay(regel.behandelDatum, 'nl')}. Je kunt zorg tot ${declaratieTermijnYears} jaar later declareren. De declaratie kwam pas op ${formatFullDay(submittedOn, 'nl')} binnen. Daarom betalen we de ${euro(regel.bedrag)} niet.`,
    ),
  geenDekking: ({ regel }) =>
    melding(
      'geenDekking',
      `De verzekering die op ${formatFullDay(regel.behandelDatum, 'nl')} liep, betaalt geen ${care(regel)}. Daarom betalen we de ${euro(regel.bedrag)} niet.`,
    ),
};

const exemptions: Readonly<Record<EigenRisicoExemption, (from: string) => LineMelding>> = {
  onder18: () =>
    melding(
      'geenEigenRisicoOnder18',
      'Deze persoon was op de dag van de behandeling nog geen 18. Daarom geldt er geen eigen risico.',
    ),
  notBegun: (from) =>
    melding(
      'eigenRisicoNietBegonnen',
      `Het eigen risico begint pas op ${formatFullDay(from, 'nl')}: de eerste dag van de maand na de 18e verjaardag. Deze zorg was daarvoor. Daarom geldt er geen eigen risico.`,
    ),
  dezeZorg: () => melding('geenEigenRisicoDezeZorg', 'Voor deze zorg geldt geen eigen risico.'),
  aanvullend: () =>
    melding(
      'geenEigenRisicoAanvullend',
      'We betalen dit uit de aanvullende verzekering. Daarvoor geldt geen eigen risico.',
    ),
};

function aboutPercentage({ regel }: Calculation, matchedDekking: MatchedDekking): LineMelding[] {
  const rest = regel.bedrag - matchedDekking.byPercentage;
  if (rest === 0) return [];
  return [
    melding(
      'deelsVergoed',
      `De verzekering dekt ${matchedDekking.dekking.percentage}% van deze zorg: ${euro(matchedDekking.byPercentage)} van ${euro(regel.bedrag)}. De andere ${euro(rest)} betaal je zelf.`,
    ),
  ];
}

function aboutBudget(calculation: Calculation, matchedDekking: MatchedDekking): LineMelding[] {
  const { maximumYear, maximumTreatments } = matchedDekking.dekking;
  if (matchedDekking.sharedIsFull) return aboutSharedBudget(calculation, matchedDekking);
  if (maximumTreatments !== null)
    return aboutTreatments(calculation, matchedDekking, maximumTreatments);
  return maximumYear === null ? [] : aboutAmount(calculation, matchedDekking, maximumYear);
}

// Does not state the usage, which would reveal the care of others on the policy.
function aboutSharedBudget(
  { jaar, amounts }: Calculation,
  { dekking: { shared }, byPercentage }: MatchedDekking,
): LineMelding[] {
  const shortfall = byPercentage - amounts.gedeclareerd + amounts.notCovered;
  const atMost = `Voor ${shared?.name} betalen we in ${jaar} hoogstens ${euro(shared?.maximumYear ?? 0)}, voor iedereen op de polis samen.`;
  return [melding('budgetOp', `${atMost} Dat is nu op. Daarom betaal je ${euro(shortfall)} zelf.`)];
}

function aboutTreatments(
  { regel, jaar, amounts }: Calculation,
  { byPercentage, treatmentsUsed }: MatchedDekking,
  maximum: number,
): LineMelding[] {
  const covered = amounts.gedeclareerd - amounts.notCovered;
  const atMost = `Voor ${care(regel)} betalen we in ${jaar} hoogstens ${maximum} behandelingen.`;
  const shortfall = byPercentage - covered;
  if (shortfall > 0) {
    return [
      melding('budgetOp', `${atMost} Die zijn op. Daarom betaal je ${euro(shortfall)} zelf.`),
    ];
  }
  const left = maximum - treatmentsUsed - (covered > 0 ? regel.aantal : 0);
  if (left * 4 >= maximum) return [];
  const text = left === 1 ? 'Daarvan is er nu nog 1 over.' : `Daarvan zijn er nu nog ${left} over.`;
  return [melding('budgetBijnaOp', `${atMost} ${text}`)];
}

function aboutAmount(
  { regel, jaar, amounts }: Calculation,
  matchedDekking: MatchedDekking,
  maximum: Cents,
): LineMelding[] {
  const covered = amounts.gedeclareerd - amounts.notCovered;
  const atMost = `Voor ${care(regel)} betalen we in ${jaar} hoogstens ${euro(maximum)}.`;
  const shortfall = matchedDekking.byPercentage - covered;
  if (shortfall > 0) {
    const used = `Daarvan was ${euro(matchedDekking.budgetUsed)} al gebruikt.`;
    return [melding('budgetOp', `${atMost} ${used} Daarom betaal je ${euro(shortfall)} zelf.`)];
  }
  const left = maximum - matchedDekking.budgetUsed - covered;
  if (left * 4 >= maximum) return [];
  return [melding('budgetBijnaOp', `${atMost} Daarvan is nu nog ${euro(left)} over.`)];
}

function kinds({ compulsoryEigenRisico, voluntaryEigenRisico }: LineAmounts): string {
  if (voluntaryEigenRisico === 0) return '';
  if (compulsoryEigenRisico === 0) return ' Dit is vrijwillig eigen risico.';
  return ` Daarvan is ${euro(compulsoryEigenRisico)} verplicht en ${euro(voluntaryEigenRisico)} vrijwillig eigen risico.`;
}

function aboutEigenRisico(
  { jaar, amounts }: Calculation,
  matchedDekking: MatchedDekking,
): LineMelding[] {
  // Own risk needs no explanation when nothing is covered.
  const nothingCovered = amounts.notCovered === amounts.gedeclareerd;
  const { exempt, eigenRisicoFrom } = matchedDekking;
  if (exempt) return nothingCovered ? [] : [exemptions[exempt](eigenRisicoFrom)];
  const { eigenRisicoYear, eigenRisicoUsed } = matchedDekking;
  const now = amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico;
  const total = eigenRisicoYear.verplicht + eigenRisicoYear.voluntary;
  const usedSoFar = `Het eigen risico van ${jaar} is ${euro(total)}. Daarvan is nu ${euro(eigenRisicoUsed + now)} gebruikt.`;
  if (amounts.inTermijnen > 0) {
    const text = `${euro(now)} hiervan telt mee voor het eigen risico van ${jaar}. Dat betaal je in termijnen. Daarom houden we nu niets in en krijg je hiervoor geen aparte factuur. ${usedSoFar}`;
    return [melding('eigenRisicoInTermijnen', text)];
  }
  if (now > 0) {
    const text = `Je betaalt ${euro(now)} zelf: dat is eigen risico.${kinds(amounts)} ${usedSoFar}`;
    return [melding('eigenRisico', text)];
  }
  if (amounts.uitgekeerd === 0) return [];
  return [
    melding(
      'eigenRisicoVol',
      `Het eigen risico van ${jaar} (${euro(total)}) is helemaal gebruikt. Je betaalt hier dus geen eigen risico meer.`,
    ),
  ];
}

function aboutYear({ jaar, amounts }: Calculation, submittedOn: string): LineMelding[] {
  const eigenRisico = amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico;
  if (eigenRisico === 0 || submittedOn.startsWith(`${jaar}-`)) return [];
  return [
    melding(
      'eigenRisicoAnderJaar',
      `De behandeling was in ${jaar}. Daarom telt dit voor het eigen risico van ${jaar}, ook al kwam de nota later.`,
    ),
  ];
}

function aboutBijdrage({ amounts }: Calculation): LineMelding[] {
  if (amounts.wettelijkeBijdrage === 0) return [];
  return [
    melding(
      'wettelijkeBijdrage',
      `Voor deze zorg geldt een wettelijke eigen bijdrage van ${euro(amounts.wettelijkeBijdrage)}. Die betaal je zelf, naast het eigen risico.`,
    ),
  ];
}

function aboutAbroad({ regel }: Calculation): LineMelding[] {
  if (!regel.buitenland) return [];
  return [
    melding(
      'buitenland',
      'Deze zorg was in het buitenland. We rekenen met dezelfde regels als in Nederland.',
    ),
  ];
}

function aboutWholeLine({ amounts }: Calculation): LineMelding[] {
  if (amounts.uitgekeerd !== amounts.gedeclareerd) return [];
  const paid = euro(amounts.uitgekeerd);
  return [melding('helemaalVergoed', `We betalen deze behandeling helemaal: ${paid}.`)];
}

/**
 * Returns the remark on a duplicate bill (cents), with the earlier claim's number where that may be
 * revealed.
 */
export function meldingDuplicate(amount: number, earlier: string | undefined): LineMelding {
  const before = earlier === undefined ? 'al eerder' : `al eerder als declaratie ${earlier}`;
  return melding(
    'dubbeleNota',
    `Een medewerker heeft je declaratie bekeken. Deze nota is ${before} ingediend. Daarom betalen we de ${euro(amount)} niet nog een keer.`,
  );
}

/**
 * Returns the remark on an amount (cents) that could not be paid when the claim was judged, because no
 * account was known. The claim itself shows the current state.
 */
export function meldingNoAccount(amount: number): LineMelding {
  return melding(
    'geenRekening',
    `Toen we je declaratie beoordeelden, kenden we geen rekening van je. Daarom konden we ${euro(amount)} toen niet overmaken.`,
  );
}

/** Adds the remark that the payout was impossible without a known account. */
export function withoutPayout(line: LineOutcome): LineOutcome {
  const { uitgekeerd } = line.amounts;
  if (uitgekeerd === 0) return line;
  return { ...line, meldingen: [...line.meldingen, meldingNoAccount(uitgekeerd)] };
}

/**
 * Explains a line in plain Dutch (B1), each remark with its amounts, in the order of docs/decisions.md
 * §6.
 * @param submittedOn day of receipt of the claim, `yyyy-mm-dd`
 */
export function meldingenOf(calculation: Calculation, submittedOn: string): LineMelding[] {
  const { refusal, matchedDekking } = calculation;
  if (refusal) return [refusals[refusal](calculation, submittedOn)];
  if (!matchedDekking) return [];
  return [
    ...aboutWholeLine(calculation),
    ...aboutPercentage(calculation, matchedDekking),
    ...aboutBudget(calculation, matchedDekking),
    ...aboutBijdrage(calculation),
    ...aboutEigenRisico(calculation, matchedDekking),
    ...aboutYear(calculation, submittedOn),
    ...aboutAbroad(calculation),
  ];
}
