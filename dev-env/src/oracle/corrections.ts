import type { DeclaratieCorrectie } from '@mijn/contract/correctie';
import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import { centsToEuros } from '@mijn/domain/money';
import {
  reportUnequal,
  cents,
  daysBetween,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';

function asLine(one: DeclaratieCorrectie): DeclaratieLine {
  const held = cents(one.eigenRisicoBedrag) - cents(one.eigenRisicoInTermijnen);
  const paid = cents(one.vergoedBedrag) + cents(one.eigenRisicoInTermijnen);
  const steps = [
    ['gedeclareerd', one.gedeclareerdBedrag],
    ['nietVergoed', one.nietVergoedBedrag],
    ['wettelijkeBijdrage', one.wettelijkeBijdrageBedrag],
    ['eigenRisico', centsToEuros(held)],
    ['uitgekeerd', centsToEuros(paid)],
  ] as const;
  return {
    volgnummer: one.volgnummer,
    declarant: '',
    zorgSoort: one.zorgSoort,
    prestatie: null,
    aantal: one.aantal,
    behandelDatum: one.behandelDatum,
    gedeclareerdBedrag: one.gedeclareerdBedrag,
    uitgekeerdBedrag: centsToEuros(paid),
    eigenRisicoBedrag: centsToEuros(held),
    eigenRisicoInTermijnen: one.eigenRisicoInTermijnen,
    notaNummer: null,
    locatieNaam: null,
    meldingen: null,
    stappen: steps.map(([stap, bedrag]) => ({ stap, bedrag, uitleg: null })),
  };
}

/** Returns the lines of a claim with its corrections. */
export function currentLines({ regels, correcties = [] }: DeclaratieDetail): DeclaratieLine[] {
  return [...regels, ...correcties.map(asLine)];
}

/**
 * Returns the lines that count in the claim's list row: those of a care provider's bill with corrections;
 * payouts to persons are final (ADR 0070).
 */
export function countingLines(declaratie: DeclaratieDetail): readonly DeclaratieLine[] {
  if (declaratie.soortIndiener !== 'Zorgverlener') return declaratie.regels;
  const { regels, correcties = [] } = declaratie;
  const gone = correcties.filter(({ soort }) => soort === 'teruggenomen');
  const isGone = (volgnummer?: number) => gone.some(({ corrigeert }) => corrigeert === volgnummer);
  const heldBack = ({ volgnummer, eigenRisicoBedrag }: DeclaratieLine) =>
    sum([
      eigenRisicoBedrag,
      ...correcties
        .filter(({ corrigeert }) => corrigeert === volgnummer)
        .flatMap((one) => [one.eigenRisicoBedrag, 0 - one.eigenRisicoInTermijnen]),
    ]);
  // Own risk of a settled year is refunded by invoice, so it does not raise the payment; a withdrawn line
  // has none.
  const of = (line: DeclaratieLine, volgnummer = line.volgnummer, givenBack = 0) => {
    const paid = isGone(volgnummer) ? 0 : cents(line.uitgekeerdBedrag) + givenBack;
    return { ...line, uitgekeerdBedrag: centsToEuros(paid) };
  };
  return [
    ...regels.map((line) => of(line, line.volgnummer, Math.min(0, heldBack(line)))),
    ...correcties.map((one) => of(asLine(one), one.corrigeert)),
  ];
}

const parts = [
  'gedeclareerdBedrag',
  'nietVergoedBedrag',
  'wettelijkeBijdrageBedrag',
  'eigenRisicoBedrag',
  'vergoedBedrag',
] as const;

/** The parts of a correction add up, and its day is after the settlement and not in the future. */
const correctionsAddUp: ViewerRule = function* ({ declaratieDetails }, day) {
  for (const { nummer, status, datum, correcties = [] } of declaratieDetails) {
    for (const one of correcties) {
      const [declared = 0, ...rest] = parts.map((part) => cents(one[part]));
      const together = rest.reduce((total, amount) => total + amount, 0);
      yield* reportUnequal(`${nummer}/${one.volgnummer}`, { declared }, { parts: together });
      yield* reportInconsistent(
        `${nummer}/${one.volgnummer}`,
        status === 'AFGEHANDELD' && datum <= one.datum && one.datum <= day,
        { sent: datum, status, today: day },
        { corrected: one.datum },
      );
    }
  }
};

/**
 * A withdrawn line comes to nothing; a shifted one is not declared again, and its parts are not negative.
 */
const takenBackIsNothing: ViewerRule = function* ({ declaratieDetails }) {
  for (const { nummer, regels, correcties = [] } of declaratieDetails) {
    for (const line of regels) {
      const own = correcties.filter(({ corrigeert }) => corrigeert === line.volgnummer);
      if (own.length === 0) continue;
      const about = `${nummer}/${line.volgnummer}`;
      const isTaken = own.some(({ soort }) => soort === 'teruggenomen');
      const declared = sum([line.gedeclareerdBedrag, ...own.map((one) => one.gedeclareerdBedrag)]);
      const before = sum([line.eigenRisicoBedrag, line.eigenRisicoInTermijnen ?? 0]);
      const used = before + sum(own.map((one) => one.eigenRisicoBedrag));
      yield* reportUnequal(
        about,
        { left: isTaken ? 0 : cents(line.gedeclareerdBedrag) },
        { declared },
      );
      yield* reportInconsistent(
        about,
        isTaken ? used === 0 : used >= 0,
        { isTaken },
        { 'own risk left': used },
      );
    }
  }
};

/** Corrections and corrected care cost lines correspond, with the same day, reason and date. */
const correctionsAreCareCosts: ViewerRule = function* (viewer) {
  const insured = new Set(viewer.zorgkosten.map(({ relatienummer }) => relatienummer));
  const told = viewer.declaratieDetails
    .filter(({ relatienummer = '' }) => insured.has(relatienummer))
    .flatMap(({ nummer, correcties = [] }) =>
      correcties.map((one) =>
        [nummer, one.volgnummer, one.soort, one.corrigeert, one.datum, one.behandelDatum].join(' '),
      ),
    );
  const costs = viewer.zorgkosten.flatMap(({ regels }) =>
    regels.flatMap((line) => (line.correctie ? nameOf(line, line.correctie) : [])),
  );
  yield* reportUnequal(
    'corrections',
    { declaraties: told.toSorted() },
    { 'care costs': costs.toSorted() },
  );
};

function nameOf(
  { declaratieNummer, declaratieVolgnummer, datumIngang }: ZorgkostenLine,
  { soort, corrigeert, datum }: NonNullable<ZorgkostenLine['correctie']>,
): string {
  return [declaratieNummer, declaratieVolgnummer, soort, corrigeert, datum, datumIngang].join(' ');
}

/** Returns the claim lines on the viewer's own-risk invoices, by claim and line number. */
export function billedLines({ factuurDetails }: ViewerAnswers): ReadonlySet<string> {
  const lines = factuurDetails.flatMap(({ detail }) =>
    detail.factuurType === 'EigenrisicoEigenbijdrage'
      ? detail.verzekerden.flatMap(({ regels }) => regels)
      : [],
  );
  return new Set(
    lines.map(({ declaratieNummer, declaratieVolgnummer }) =>
      [declaratieNummer, declaratieVolgnummer].join('/'),
    ),
  );
}

/** Days within which a correction is billed: bills are monthly. */
const billedWithin = 62;

/** A correction of own risk outside instalments is billed within that time. */
const correctionsAreBilled: ViewerRule = function* (viewer, day) {
  const insured = new Set(viewer.zorgkosten.map(({ relatienummer }) => relatienummer));
  if (viewer.facturen.length === 0) return;
  const billed = billedLines(viewer);
  for (const { nummer, relatienummer = '', correcties = [] } of viewer.declaratieDetails) {
    for (const one of insured.has(relatienummer) ? correcties : []) {
      const asked = cents(one.eigenRisicoBedrag) - cents(one.eigenRisicoInTermijnen);
      const about = `${nummer}/${one.volgnummer}`;
      const isOld = asked !== 0 && daysBetween(one.datum, day) > billedWithin;
      yield* reportInconsistent(
        about,
        !isOld || billed.has(about),
        { asked, on: one.datum },
        { billed: false },
      );
    }
  }
};

/** The person gets a message about a withdrawn bill. */
const takenBackIsTold: ViewerRule = function* ({ declaratieDetails, berichten, relatie }, day) {
  const told = new Set(
    berichten.filter(({ soort }) => soort === 'correctie').map(({ kenmerk }) => kenmerk),
  );
  // The list of messages is limited to a hundred.
  const oldest = berichten.length < 100 ? '' : (berichten.at(-1)?.datum ?? day);
  for (const { nummer, relatienummer, correcties = [] } of declaratieDetails) {
    if (relatienummer !== relatie.relatieNummer) continue;
    const isTaken = correcties.some(
      ({ soort, datum }) => soort === 'teruggenomen' && datum > oldest,
    );
    yield* reportInconsistent(
      nummer,
      !isTaken || told.has(nummer),
      { isTaken },
      { told: told.has(nummer) },
    );
  }
};

/**
 * A reduction of the year's own risk raises the reimbursement by the same amount, and changes nothing else.
 */
const loweredIsOwnRisk: ViewerRule = function* ({ declaratieDetails }) {
  for (const { nummer, correcties = [] } of declaratieDetails) {
    for (const one of correcties.filter(({ soort }) => soort === 'verminderd')) {
      const less = 0 - cents(one.eigenRisicoBedrag);
      const others = [one.gedeclareerdBedrag, one.nietVergoedBedrag, one.wettelijkeBijdrageBedrag];
      yield* reportInconsistent(
        `${nummer}/${one.volgnummer}`,
        less > 0 && cents(one.vergoedBedrag) === less && sum(others) === 0 && one.aantal === 0,
        { 'less own risk': less },
        { 'more reimbursed': cents(one.vergoedBedrag), others: sum(others) },
      );
    }
  }
};

/** The person gets a message about reduced own risk, naming one of the changed claims. */
const loweredIsTold: ViewerRule = function* ({ declaratieDetails, berichten, relatie }, day) {
  const told = berichten.filter(({ soort }) => soort === 'eigenRisico');
  // The list of messages is limited to a hundred.
  const oldest = berichten.length < 100 ? '' : (berichten.at(-1)?.datum ?? day);
  const own = declaratieDetails.filter(
    ({ relatienummer }) => relatienummer === relatie.relatieNummer,
  );
  const lowered = own.flatMap(({ nummer, correcties = [] }) =>
    correcties
      .filter(({ soort, datum }) => soort === 'verminderd' && datum > oldest)
      .map(({ datum }) => ({ nummer, datum })),
  );
  for (const date of new Set(lowered.map((one) => one.datum))) {
    const declaraties = lowered.filter((one) => one.datum === date).map(({ nummer }) => nummer);
    const isTold = told.some(
      (one) => one.datum === date && declaraties.includes(one.kenmerk ?? ''),
    );
    yield* reportInconsistent(
      'own risk that became less',
      isTold,
      { declaraties, datum: date },
      { told: isTold },
    );
  }
};

export const correctionRules: Rules<ViewerRule> = {
  correctionsAddUp,
  takenBackIsNothing,
  correctionsAreCareCosts,
  correctionsAreBilled,
  takenBackIsTold,
  loweredIsOwnRisk,
  loweredIsTold,
};
