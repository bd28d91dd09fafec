import type { DeclaratieLine } from '@mijn/contract/declaraties';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import { reportUnequal, cents, type Rules, sum, type ViewerRule } from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';
import { personYears } from './care.ts';
import { currentLines } from './corrections.ts';

function linesOf({ zorgkosten }: ViewerAnswers): ZorgkostenLine[] {
  return zorgkosten.flatMap(({ regels }) => regels);
}

function nameOf({ declaratieNummer, declaratieVolgnummer }: ZorgkostenLine): string {
  return `${declaratieNummer} line ${declaratieVolgnummer}`;
}

/** The parts of a care cost line add up, in cents (docs/decisions.md §6). */
const careCostsAddUp: ViewerRule = function* (viewer) {
  for (const line of linesOf(viewer)) {
    const { bedragVergoed, bedragNietVergoed, bedragNietVergoedExclusiefEigenRisico: rest } = line;
    const declared = cents(line.bedragGedeclareerd);
    yield* reportUnequal(
      nameOf(line),
      { declared },
      { parts: sum([bedragVergoed, bedragNietVergoed]) },
    );
    const notReimbursed = cents(bedragNietVergoed);
    yield* reportUnequal(
      nameOf(line),
      { notReimbursed },
      { parts: sum([line.bedragEigenRisico, rest]) },
    );
  }
};

const careCostsUseOwnRisk: ViewerRule = function* (viewer) {
  for (const { relatienummer, naam, year, eigenRisico } of personYears(viewer)) {
    const lines = viewer.zorgkosten
      .filter((one) => one.relatienummer === relatienummer && one.jaar === year)
      .flatMap(({ regels }) => regels.map(({ bedragEigenRisico }) => bedragEigenRisico));
    const used = cents(eigenRisico?.totaalVerbruikt ?? 0);
    yield* reportUnequal(
      `${naam} ${year}`,
      { totaalVerbruikt: used },
      { 'care costs': sum(lines) },
    );
  }
};

/** A care cost line agrees with the claim about the care, its day and price. */
const careCostsAreTheDeclaraties: ViewerRule = function* (viewer) {
  const lines = new Map<string, DeclaratieLine>(
    viewer.declaratieDetails.flatMap((declaratie) =>
      currentLines(declaratie).map(
        (line) => [`${declaratie.nummer} line ${line.volgnummer}`, line] as const,
      ),
    ),
  );
  for (const cost of linesOf(viewer)) {
    const line = lines.get(nameOf(cost));
    if (!line) continue;
    yield* reportUnequal(
      nameOf(cost),
      { day: cost.datumIngang, kind: cost.zorgsoort, declared: cents(cost.bedragGedeclareerd) },
      { day: line.behandelDatum, kind: line.zorgSoort, declared: cents(line.gedeclareerdBedrag) },
    );
  }
};

/** Judged claim lines and care cost lines correspond. */
const careCostsAreComplete: ViewerRule = function* (viewer) {
  const insured = new Set(viewer.zorgkosten.map(({ relatienummer }) => relatienummer));
  const judged = viewer.declaraties.filter(
    ({ status, relatienummer }) =>
      status === 'AFGEHANDELD' && relatienummer !== undefined && insured.has(relatienummer),
  );
  const numbers = new Set(linesOf(viewer).map(({ declaratieNummer }) => declaratieNummer));
  const declaraties = new Set(judged.map(({ nummer }) => nummer));
  const missing = [...declaraties].filter((nummer) => !numbers.has(nummer));
  yield* reportUnequal('claims without care costs', { missing }, { none: [] });
  const unknown = [...numbers].filter((nummer) => nummer !== undefined && !declaraties.has(nummer));
  yield* reportUnequal('care costs without a claim', { unknown }, { none: [] });
};

const careCostStepsAddUp: ViewerRule = function* (viewer) {
  const byName = new Map(linesOf(viewer).map((line) => [nameOf(line), line]));
  for (const regel of viewer.zorgkostenRegels) {
    const name = `${regel.declaratieNummer} line ${regel.declaratieVolgnummer}`;
    const line = byName.get(name);
    const [first = 0, ...taken] = regel.stappen.map(({ bedrag }) => cents(bedrag));
    const last = taken.pop() ?? 0;
    const left = first - taken.reduce((total, one) => total + one, 0);
    yield* reportUnequal(name, { last }, { last: left });
    yield* reportUnequal(
      name,
      { first, last, ofYear: regel.boekjaar, kind: regel.zorgsoort },
      {
        first: cents(line?.bedragGedeclareerd ?? 0),
        last: cents(line?.bedragVergoed ?? 0),
        ofYear: Number(line?.datumIngang.slice(0, 4)),
        kind: line?.zorgsoort,
      },
    );
  }
};

const careCostsNameInvoices: ViewerRule = function* (viewer) {
  const known = new Set(viewer.facturen.map(({ kenmerk }) => kenmerk));
  for (const { declaratieNummer, factuurkenmerken } of viewer.zorgkostenRegels) {
    const unknown = factuurkenmerken.filter((kenmerk) => !known.has(kenmerk));
    yield* reportUnequal(declaratieNummer, { unknown }, { none: [] });
  }
};

export const zorgkostenRules: Rules<ViewerRule> = {
  careCostsAddUp,
  careCostsUseOwnRisk,
  careCostsAreTheDeclaraties,
  careCostsAreComplete,
  careCostStepsAddUp,
  careCostsNameInvoices,
};
