import type {
  DeclaratieDetail,
  DeclaratieInList,
  DeclaratieLine,
} from '@mijn/contract/declaraties';
import { paidToZorgverlener } from '@mijn/domain/paidToZorgverlener';
import {
  cents,
  equal,
  fits,
  type Rules,
  sameSet,
  sum,
  type ViewerRule,
  yearOf,
} from './agreement.ts';
import { settledOn } from './care.ts';

function sharedFields(row: DeclaratieInList, page: DeclaratieDetail | undefined) {
  const shared = Object.entries(row).filter(([name]) => !page || Object.hasOwn(page, name));
  return shared.flatMap(([name, value]) =>
    equal(`${row.nummer} ${name}`, value, page && Reflect.get(page, name)),
  );
}

const declaratieInListIsItsPage: ViewerRule = ({ declaraties, declaratieDetails }) => {
  const pages = new Map(declaratieDetails.map((page) => [page.nummer, page]));
  return declaraties.flatMap((row) => {
    const page = pages.get(row.nummer);
    const { uitkeerInformatie: payout, verrekeningen = [] } = page ?? {};
    // A claim that was partly set off has no single day of payment.
    const paidOn = verrekeningen.length === 0 ? (payout?.datum ?? null) : null;
    return [
      ...sharedFields(row, page),
      ...equal(`${row.nummer} paid on`, row.uitbetaaldOp, paidOn),
    ];
  });
};

const filterListsTheSame: ViewerRule = ({ declaraties, filtered }) =>
  filtered.flatMap(({ filter, numbers }) => {
    const rows = declaraties.filter((row) =>
      Object.entries(filter).every(([name, value]) => Reflect.get(row, name) === value),
    );
    return sameSet(
      JSON.stringify(filter),
      numbers,
      rows.map(({ nummer }) => nummer),
    );
  });

/** The expected day of settlement is in the future, and absent once settled. */
const expectedDayLiesAhead: ViewerRule = ({ declaratieDetails }, today) =>
  declaratieDetails.flatMap(({ nummer, status, verwachtOp = null }) => {
    const holds = verwachtOp === null || (status !== 'AFGEHANDELD' && verwachtOp >= today);
    return fits(nummer, holds, { status, today }, { verwachtOp });
  });

/** A claim waits for own risk exactly while that year's is unknown; the relation says so of this year. */
const unknownOwnRiskIsTold: ViewerRule = ({ declaratieDetails, personYears, relatie }, today) => {
  const known = new Map(
    personYears.map((one) => [`${one.relatienummer} ${one.jaar}`, one.eigenRisico !== null]),
  );
  const waiting = declaratieDetails.filter(({ wachtOp }) => wachtOp === 'eigenRisico');
  const own = known.get(`${relatie.relatieNummer} ${yearOf(today)}`);
  return [
    ...waiting.flatMap(
      ({ nummer, relatienummer, laatsteBehandelDatum = '', status, verwachtOp }) => {
        const isKnown = known.get(`${relatienummer} ${yearOf(laatsteBehandelDatum)}`) ?? false;
        const holds = !isKnown && status === 'IN_BEHANDELING' && !verwachtOp;
        return fits(nummer, holds, { wachtOp: 'eigenRisico', status, verwachtOp }, { isKnown });
      },
    ),
    ...(own === undefined || relatie.eigenRisicoOnbekend === undefined
      ? []
      : equal('own risk of this year', relatie.eigenRisicoOnbekend, !own)),
  ];
};

const inCents = (line: DeclaratieLine) => ({
  volgnummer: line.volgnummer ?? null,
  locatieNaam: line.locatieNaam,
  gedeclareerdBedrag: cents(line.gedeclareerdBedrag),
  uitgekeerdBedrag: cents(line.uitgekeerdBedrag),
  eigenRisicoBedrag: cents(line.eigenRisicoBedrag),
  eigenRisicoInTermijnen: cents(line.eigenRisicoInTermijnen ?? 0),
  stappen: (line.stappen ?? []).map(({ stap, bedrag }) => ({ stap, bedrag: cents(bedrag) })),
});

/**
 * A settled claim's row pays what its lines come to (of a care provider's bill with its corrections, as the
 * screen adds them up), never more than the bill, and gives a reason exactly if that is nothing.
 */
const rowPaysWhatLinesComeTo: ViewerRule = ({ declaratieDetails }) =>
  declaratieDetails.flatMap((declaratie) => {
    const { nummer, status, regels, correcties = [], nietsWegens = null } = declaratie;
    if (status !== 'AFGEHANDELD') return fits(nummer, !declaratie.uitgekeerdBedrag, { status });
    const corrected = correcties.map((one) => ({
      corrigeert: one.corrigeert,
      soort: one.soort,
      wettelijkeBijdrageBedrag: cents(one.wettelijkeBijdrageBedrag),
      eigenRisicoBedrag: cents(one.eigenRisicoBedrag),
      eigenRisicoInTermijnen: cents(one.eigenRisicoInTermijnen),
      vergoedBedrag: cents(one.vergoedBedrag),
    }));
    const lines =
      declaratie.soortIndiener === 'Zorgverlener'
        ? paidToZorgverlener(regels.map(inCents), corrected).betaald
        : sum(regels.map((line) => line.uitgekeerdBedrag));
    const row = cents(declaratie.uitgekeerdBedrag);
    return [
      ...equal(nummer, row, lines),
      ...fits(nummer, row <= cents(declaratie.bedrag), { row }, { bill: declaratie.bedrag }),
      ...equal(`${nummer} pays nothing`, row === 0, nietsWegens !== null),
    ];
  });

/** A payout and its set-offs come to the claim's lines, to its person, once settled; messages tell the same. */
const payoutIsTheLines: ViewerRule = ({ declaratieDetails, berichten }) =>
  declaratieDetails.flatMap((declaratie) => {
    const { nummer, regels, uitkeerInformatie: payout, verrekeningen = [] } = declaratie;
    if (!payout) return [];
    const handled = settledOn(declaratie);
    const paid = sum([payout.uitgekeerdBedrag, ...verrekeningen.map(({ bedrag }) => bedrag)]);
    const lines = sum(regels.map((line) => line.uitgekeerdBedrag));
    const ownRisk = sum(regels.map((line) => line.eigenRisicoBedrag));
    const told = berichten.filter(
      ({ soort, kenmerk, dag }) =>
        (soort === 'uitbetaling' || soort === 'declaratie') && kenmerk === nummer && dag !== null,
    );
    return [
      ...equal(nummer, [paid, cents(payout.eigenRisicoBedrag)], [lines, ownRisk]),
      ...equal(
        nummer,
        [payout.declarant, 'Verzekerde'],
        [declaratie.declarant, declaratie.soortIndiener],
      ),
      ...fits(nummer, handled !== undefined && payout.datum >= handled, { handled }, payout.datum),
      ...told.flatMap(({ bedrag, dag }) =>
        equal(`${nummer} told`, [bedrag, dag], [payout.uitgekeerdBedrag, payout.datum]),
      ),
    ];
  });

const sameNotaIsPaidOnce: ViewerRule = ({ declaratieDetails }) => {
  const paid = declaratieDetails.flatMap(({ nummer, relatienummer, regels }) =>
    regels
      .filter(({ uitgekeerdBedrag, notaNummer }) => uitgekeerdBedrag > 0 && notaNummer)
      .map(({ notaNummer, locatieNaam, behandelDatum, gedeclareerdBedrag: bedrag }) => ({
        nummer,
        nota: [relatienummer, locatieNaam, notaNummer, behandelDatum, bedrag].join(' '),
      })),
  );
  return [...Map.groupBy(paid, ({ nota }) => nota)].flatMap(([nota, list]) =>
    equal(nota, 1, new Set(list.map(({ nummer }) => nummer)).size),
  );
};

export const declaratieRules: Rules<ViewerRule> = {
  declaratieInListIsItsPage,
  filterListsTheSame,
  expectedDayLiesAhead,
  unknownOwnRiskIsTold,
  rowPaysWhatLinesComeTo,
  payoutIsTheLines,
  sameNotaIsPaidOnce,
};
