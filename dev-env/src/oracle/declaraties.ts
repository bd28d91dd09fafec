import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { dayInNetherlands } from '@mijn/domain/datum';
import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Found,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import { countingLines } from './corrections.ts';

const sharedFields = [
  'bsn',
  'omschrijving',
  'datum',
  'status',
  'zorgSoorten',
  'bedrag',
  'nieuw',
  'uitgekeerdBedrag',
  'soortIndiener',
  'relatienummer',
  'opgemaakteNaam',
  'roepnaam',
  'behandelDatum',
  'wachtOp',
  'verwachtOp',
  'nietsWegens',
  'uitbetaaldOp',
] as const;

const listAgreesWithDetail: ViewerRule = function* ({ declaraties, declaratieDetails }) {
  yield* reportUnequal(
    'claims',
    { listed: declaraties.length },
    { asked: declaratieDetails.length },
  );
  const details = new Map(declaratieDetails.map((detail) => [detail.nummer, detail]));
  for (const row of declaraties) {
    const detail = details.get(row.nummer);
    for (const field of sharedFields) {
      const about = `${row.nummer} ${field}`;
      yield* reportUnequal(about, { list: row[field] }, { page: detail?.[field] });
    }
    const { uitkeerInformatie: payout, verrekeningen = [] } = detail ?? {};
    // A claim that was partly set off has no single day of payment.
    const paid = verrekeningen.length === 0 ? (payout?.datum ?? null) : null;
    yield* reportUnequal(`${row.nummer} paid on`, { list: row.uitbetaaldOp }, { page: paid });
  }
};

/** Every filter lists as many claims as its total, and all filters together list all claims. */
const countsAgree: ViewerRule = function* ({ counts, declaraties }) {
  for (const { filter, totaal, numbers } of counts) {
    yield* reportUnequal(
      `claims ${filter}`,
      { listed: numbers.length },
      { totaal: totaal ?? numbers.length },
    );
  }
  for (const kind of ['status', 'relatienummer'] as const) {
    for (const { filter, numbers } of counts.filter((count) => count.filter.startsWith(kind))) {
      const value = filter.slice(kind.length + 1);
      const expected = declaraties.filter((row) => row[kind] === value);
      yield* reportUnequal(
        `claims ${filter}`,
        { filtered: numbers.toSorted() },
        { listed: expected.map(({ nummer }) => nummer).toSorted() },
      );
    }
  }
};

function* ofEach(
  details: readonly DeclaratieDetail[],
  rule: (declaratie: DeclaratieDetail) => Iterable<Found>,
): Iterable<Found> {
  for (const declaratie of details) yield* rule(declaratie);
}

const isHandled = ({ status }: DeclaratieDetail): boolean => status === 'AFGEHANDELD';

/** The lines of a settled claim add up to the claimed and the paid amount. */
const linesSumToDeclaratie: ViewerRule = ({ declaratieDetails }) =>
  ofEach(declaratieDetails.filter(isHandled), function* (declaratie) {
    const { nummer, bedrag, regels, uitgekeerdBedrag } = declaratie;
    const gedeclareerd = sum(regels.map((line) => line.gedeclareerdBedrag));
    const paid = sum(countingLines(declaratie).map((line) => line.uitgekeerdBedrag));
    yield* reportUnequal(`${nummer} claimed`, { bedrag: cents(bedrag) }, { lines: gedeclareerd });
    yield* reportUnequal(
      `${nummer} paid`,
      { uitgekeerdBedrag: cents(uitgekeerdBedrag) },
      { lines: paid },
    );
  });

/** A claim has no outcome before it is settled. */
const nothingBeforeHandling: ViewerRule = ({ declaratieDetails }) =>
  ofEach(
    declaratieDetails.filter((declaratie) => !isHandled(declaratie)),
    function* ({ nummer, status, uitgekeerdBedrag, uitkeerInformatie }) {
      yield* reportInconsistent(
        nummer,
        (uitgekeerdBedrag ?? null) === null,
        { status },
        { uitgekeerdBedrag },
      );
      yield* reportInconsistent(
        nummer,
        uitkeerInformatie === null,
        { status },
        { uitkeerInformatie },
      );
    },
  );

/** The history of a claim ends at its state, in order, and not in the future. */
const courseFitsStatus: ViewerRule = ({ declaratieDetails }, day) =>
  ofEach(declaratieDetails, function* ({ nummer, status, datum, verloop = [] }) {
    const until = declaratieStatuses.indexOf(status) + 1;
    yield* reportUnequal(
      nummer,
      { status: declaratieStatuses.slice(0, until) },
      { course: verloop.map((step) => step.status) },
    );
    const days = verloop.map(({ tijdstip }) => dayInNetherlands(new Date(tijdstip)));
    yield* reportUnequal(nummer, { datum }, { 'first day of its course': days[0] });
    yield* reportUnequal(nummer, { course: days }, { 'in order': days.toSorted() });
    yield* reportInconsistent(
      nummer,
      days.every((one) => one <= day),
      { today: day },
      { course: days },
    );
  });

/** The expected day of settlement is in the future, and absent once settled. */
const expectedDayLiesAhead: ViewerRule = ({ declaratieDetails }, day) =>
  ofEach(declaratieDetails, function* (declaratie) {
    const { nummer, status, verwachtOp = null } = declaratie;
    const holds = isHandled(declaratie)
      ? verwachtOp === null
      : verwachtOp === null || verwachtOp >= day;
    yield* reportInconsistent(nummer, holds, { status, today: day }, { verwachtOp });
  });

/** A delayed claim has a reason; a settled one is not delayed. */
const delayHasReason: ViewerRule = ({ declaratieDetails }) =>
  ofEach(declaratieDetails, function* (declaratie) {
    for (const { naam, actief, redenen } of declaratie.indicatoren) {
      const about = `${declaratie.nummer} ${naam}`;
      yield* reportUnequal(about, { actief }, { reasons: redenen.length > 0 });
      yield* reportInconsistent(
        about,
        !actief || !isHandled(declaratie),
        { actief },
        { status: declaratie.status },
      );
    }
  });

/** Hidden care is hidden in every field of the claim, and visible care in none. */
const hiddenCareIsHidden: ViewerRule = ({ declaratieDetails }) =>
  ofEach(declaratieDetails, function* (declaratie) {
    const { nummer, afgeschermd = false, regels } = declaratie;
    const words = [
      declaratie.omschrijving,
      declaratie.zorgSoorten,
      ...regels.flatMap((line) => [
        line.zorgSoort,
        line.prestatie,
        line.locatieNaam,
        line.meldingen,
      ]),
    ];
    const hidden = words.map((word) => word === null);
    yield* reportUnequal(nummer, { afgeschermd: words.map(() => afgeschermd) }, { hidden });
  });

/** No claim and no line occurs twice in a response. */
const declaratiesStandOnce: ViewerRule = function* ({ declaraties, declaratieDetails }) {
  const numbers = declaraties.map(({ nummer }) => nummer);
  yield* reportUnequal('claims', { listed: numbers.length }, { different: new Set(numbers).size });
  for (const { nummer, regels } of declaratieDetails) {
    const lines = regels.map(({ volgnummer }, i) => volgnummer ?? i);
    yield* reportUnequal(
      `${nummer} lines`,
      { lines: lines.length },
      { different: new Set(lines).size },
    );
  }
};

export const declaratieRules: Rules<ViewerRule> = {
  listAgreesWithDetail,
  countsAgree,
  linesSumToDeclaratie,
  nothingBeforeHandling,
  courseFitsStatus,
  expectedDayLiesAhead,
  delayHasReason,
  hiddenCareIsHidden,
  declaratiesStandOnce,
};
