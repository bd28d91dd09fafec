import { cents, equal, fits, type Rules, sameSet, total, type ViewerRule } from './agreement.ts';
import { careLines } from './care.ts';

/** Care costs are the judged lines of the claims and their corrections, with the same day, kind and price. */
const careCostsAreTheDeclaraties: ViewerRule = ({ personYears, declaratieDetails }) => {
  const insured = new Set(personYears.map(({ relatienummer }) => relatienummer));
  const judged = declaratieDetails.filter(
    ({ status, relatienummer = '' }) => status === 'AFGEHANDELD' && insured.has(relatienummer),
  );
  const lines = judged
    .flatMap(careLines)
    .map((line) => [line.about, line.day, line.zorgSoort, line.declared, line.corrected].join(' '));
  const costs = personYears.flatMap(({ regels }) =>
    regels.map((line) =>
      [
        `${line.declaratieNummer}/${line.declaratieVolgnummer}`,
        line.datumIngang,
        line.zorgsoort,
        cents(line.bedragGedeclareerd),
        line.correctie?.datum,
      ].join(' '),
    ),
  );
  return sameSet('care costs', costs, lines);
};

/** The explanation of a line of care costs begins at its price, comes to its payout, and names known invoices. */
const explanationIsItsLine: ViewerRule = ({ zorgkostenRegels, personYears, facturen }) => {
  const known = new Set(facturen.map(({ kenmerk }) => kenmerk));
  const lines = new Map(
    personYears
      .flatMap(({ regels }) => regels)
      .map((line) => [`${line.declaratieNummer}/${line.declaratieVolgnummer}`, line]),
  );
  return zorgkostenRegels.flatMap((one) => {
    const about = `${one.declaratieNummer}/${one.declaratieVolgnummer}`;
    const line = lines.get(about);
    const [price = 0, ...taken] = one.stappen.map(({ bedrag }) => cents(bedrag));
    const last = taken.pop() ?? 0;
    const parts = [price, last, price - total(taken)];
    const paid = cents(line?.bedragVergoed);
    return [
      ...equal(about, parts, [cents(line?.bedragGedeclareerd), paid, paid]),
      ...equal(about, one.zorgsoort, line?.zorgsoort),
      ...sameSet(
        about,
        one.factuurkenmerken.filter((kenmerk) => !known.has(kenmerk)),
        [],
      ),
    ];
  });
};

/** A budget is used by its persons' judged lines, and the rest is left. */
const usageIsWhatWasJudged: ViewerRule = ({ personYears, declaratieDetails }) => {
  const lines = declaratieDetails.flatMap(careLines);
  return personYears.flatMap(({ relatienummer, jaar, zorggebruiken }) =>
    zorggebruiken
      .flatMap(({ subverstrekkingen, ...whole }) => [whole, ...subverstrekkingen])
      .flatMap(({ omschrijving, totaal, gebruikt, resterend, volumeEenheid, gedeeld }) => {
        const about = `${omschrijving} ${relatienummer} ${jaar}`;
        if (gebruikt === null) return equal(about, resterend, null);
        const own = lines.filter(
          (line) =>
            line.declaratie.relatienummer === relatienummer &&
            line.year === jaar &&
            line.zorgSoort === omschrijving,
        );
        const isCount = volumeEenheid === 'Aantal';
        const used = isCount ? gebruikt : cents(gebruikt);
        const judged = total(own.map((line) => (isCount ? line.aantal : line.covered)));
        return [
          ...fits(about, gedeeld || used === judged, { used }, { judged }),
          ...equal(about, cents(totaal), cents(gebruikt) + cents(resterend)),
        ];
      }),
  );
};

/** Cover tells the same budgets and own risk as their own pages. */
const coverIsTheSameElsewhere: ViewerRule = ({ ahead, personYears }) =>
  ahead.flatMap(({ relatienummer, cover }) => {
    const year = personYears.find(
      (one) => one.relatienummer === relatienummer && one.jaar === cover.jaar,
    );
    if (!year) return [];
    const elsewhere = year.zorggebruiken
      .flatMap(({ subverstrekkingen, ...whole }) => [whole, ...subverstrekkingen])
      .map((one) => `${one.omschrijving} ${one.volumeEenheid} ${one.totaal} ${one.resterend}`);
    const told = cover.vergoedingen.flatMap(({ zorgsoort, budgetten }) =>
      budgetten.map(
        (one) =>
          `${one.gedeeldAls ?? zorgsoort} ${one.volumeEenheid} ${one.totaal} ${one.resterend}`,
      ),
    );
    const about = `${relatienummer} ${cover.jaar}`;
    const { eigenRisico } = cover;
    return [
      ...sameSet(
        about,
        told.filter((budget) => !elsewhere.includes(budget)),
        [],
      ),
      ...(eigenRisico && year.eigenRisico
        ? equal(about, eigenRisico.resterend, year.eigenRisico.totaalResterend)
        : []),
    ];
  });

export const zorgRules: Rules<ViewerRule> = {
  careCostsAreTheDeclaraties,
  explanationIsItsLine,
  usageIsWhatWasJudged,
  coverIsTheSameElsewhere,
};
