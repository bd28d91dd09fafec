import type { DeclaratieCorrectie } from '@mijn/contract/correctie';
import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import { centsToEuros } from '@mijn/domain/money';
import { agree, cents, daysBetween, fits, type Rules, sum, type ViewerRule } from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';

/** A correction told as a line, so that a claim's lines and corrections add up together. */
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

/** The lines of a claim as they were judged, and what was corrected of them since. */
export function linesNow({ regels, correcties = [] }: DeclaratieDetail): DeclaratieLine[] {
  return [...regels, ...correcties.map(asLine)];
}

/**
 * The lines that count for what its row says: a care provider's bill with its corrections; what somebody was paid
 * themselves stays paid (ADR 0070).
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
  // Own risk of a settled year is given back on an invoice: nothing of it is paid, nor of what was taken back.
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

/** Of a correction the parts add up; it comes after its claim was judged, and not after today. */
const correctionsAddUp: ViewerRule = function* ({ declaratieDetails }, day) {
  for (const { nummer, status, datum, correcties = [] } of declaratieDetails) {
    for (const one of correcties) {
      const [declared = 0, ...rest] = parts.map((part) => cents(one[part]));
      const together = rest.reduce((total, amount) => total + amount, 0);
      yield* agree(`${nummer}/${one.volgnummer}`, { declared }, { parts: together });
      yield* fits(
        `${nummer}/${one.volgnummer}`,
        status === 'AFGEHANDELD' && datum <= one.datum && one.datum <= day,
        { sent: datum, status, today: day },
        { corrected: one.datum },
      );
    }
  }
};

/** What was taken back comes to nothing; what shifted was not declared anew, and never bears less than nothing. */
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
      yield* agree(about, { left: isTaken ? 0 : cents(line.gedeclareerdBedrag) }, { declared });
      yield* fits(about, isTaken ? used === 0 : used >= 0, { isTaken }, { 'own risk left': used });
    }
  }
};

/** Every correction is a line of care costs, of the same day, why and since when; and the other way round. */
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
  yield* agree('corrections', { declaraties: told.toSorted() }, { 'care costs': costs.toSorted() });
};

function nameOf(
  { declaratieNummer, declaratieVolgnummer, datumIngang }: ZorgkostenLine,
  { soort, corrigeert, datum }: NonNullable<ZorgkostenLine['correctie']>,
): string {
  return [declaratieNummer, declaratieVolgnummer, soort, corrigeert, datum, datumIngang].join(' ');
}

/** The lines of claims that stand on the viewer's own-risk invoices, by claim and number. */
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

/** Long enough for a correction to be on a bill, days: they are made once a month. */
const billedWithin = 62;

/** What a correction changes of own risk that is not in terms stands on a bill, once there was time for it. */
const correctionsAreBilled: ViewerRule = function* (viewer, day) {
  const insured = new Set(viewer.zorgkosten.map(({ relatienummer }) => relatienummer));
  if (viewer.facturen.length === 0) return;
  const billed = billedLines(viewer);
  for (const { nummer, relatienummer = '', correcties = [] } of viewer.declaratieDetails) {
    for (const one of insured.has(relatienummer) ? correcties : []) {
      const asked = cents(one.eigenRisicoBedrag) - cents(one.eigenRisicoInTermijnen);
      const about = `${nummer}/${one.volgnummer}`;
      const isOld = asked !== 0 && daysBetween(one.datum, day) > billedWithin;
      yield* fits(about, !isOld || billed.has(about), { asked, on: one.datum }, { billed: false });
    }
  }
};

/** The person whose bill was taken back has a message of it. */
const takenBackIsTold: ViewerRule = function* ({ declaratieDetails, berichten, relatie }, day) {
  const told = new Set(
    berichten.filter(({ soort }) => soort === 'correctie').map(({ kenmerk }) => kenmerk),
  );
  // The list of messages ends at a hundred.
  const oldest = berichten.length < 100 ? '' : (berichten.at(-1)?.datum ?? day);
  for (const { nummer, relatienummer, correcties = [] } of declaratieDetails) {
    if (relatienummer !== relatie.relatieNummer) continue;
    const isTaken = correcties.some(
      ({ soort, datum }) => soort === 'teruggenomen' && datum > oldest,
    );
    yield* fits(nummer, !isTaken || told.has(nummer), { isTaken }, { told: told.has(nummer) });
  }
};

/** Where own risk of the year became less, nothing else did: what is reimbursed became more. */
const loweredIsOwnRisk: ViewerRule = function* ({ declaratieDetails }) {
  for (const { nummer, correcties = [] } of declaratieDetails) {
    for (const one of correcties.filter(({ soort }) => soort === 'verminderd')) {
      const less = 0 - cents(one.eigenRisicoBedrag);
      const others = [one.gedeclareerdBedrag, one.nietVergoedBedrag, one.wettelijkeBijdrageBedrag];
      yield* fits(
        `${nummer}/${one.volgnummer}`,
        less > 0 && cents(one.vergoedBedrag) === less && sum(others) === 0 && one.aantal === 0,
        { 'less own risk': less },
        { 'more reimbursed': cents(one.vergoedBedrag), others: sum(others) },
      );
    }
  }
};

/** Whose own risk of a year became less has a message of it, by one of the claims of which it changed. */
const loweredIsTold: ViewerRule = function* ({ declaratieDetails, berichten, relatie }, day) {
  const told = berichten.filter(({ soort }) => soort === 'eigenRisico');
  // The list of messages ends at a hundred.
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
    yield* fits(
      'own risk that became less',
      isTold,
      { declaraties, datum: date },
      { told: isTold },
    );
  }
};

/** Corrections: what changed is told the same on claims, care costs, invoices and in messages. */
export const correctionRules: Rules<ViewerRule> = {
  correctionsAddUp,
  takenBackIsNothing,
  correctionsAreCareCosts,
  correctionsAreBilled,
  takenBackIsTold,
  loweredIsOwnRisk,
  loweredIsTold,
};
