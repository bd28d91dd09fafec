import {
  cents,
  type DayRule,
  daysBetween,
  equal,
  fits,
  paysPolis,
  type Rules,
  sameSet,
  sum,
  total,
  type ViewerRule,
  yearOf,
} from './agreement.ts';
import { billedLines, personYears, settledOn } from './care.ts';

/** Used own risk is the same in the year, the claims and the care costs; and with the rest it is the year's. */
const usedIsTheSameEverywhere: ViewerRule = (viewer) =>
  personYears(viewer).flatMap(({ about, used, usedByCare, inCosts, limit, eigenRisico }) => [
    ...equal(about, { year: used, costs: inCosts }, { year: usedByCare, costs: usedByCare }),
    ...(eigenRisico ? equal(about, limit, used + cents(eigenRisico.totaalResterend)) : []),
  ]);

/** The first day of own risk (docs/domain.md, turning 18). */
function firstAdultDay(birthDate: string): string {
  const birthday = Temporal.PlainDate.from(birthDate).add({ years: 18 });
  return birthday.add({ months: 1 }).with({ day: 1 }).toString();
}

/** Own risk starts on the first of the month after the 18th birthday, by days, in whole euros. */
const ownRiskBeginsAfter18: DayRule = ({ viewers }) => {
  const known = viewers.flatMap((viewer) =>
    personYears(viewer).flatMap(({ eigenRisico, ...one }) =>
      eigenRisico
        ? { ...one, brand: viewer.relatie.merk, verplicht: cents(eigenRisico.verplichtBedrag) }
        : [],
    ),
  );
  return known.flatMap(({ about, brand, year, geboorteDatum, verplicht }) => {
    const first = firstAdultDay(geboorteDatum);
    if (yearOf(first) < year) return [];
    const ofYear = known.filter((one) => one.brand === brand && one.year === year);
    const whole = Math.max(...ofYear.map((one) => one.verplicht));
    const end = `${year + 1}-01-01`;
    const days = first < end ? daysBetween(first, end) : 0;
    const part = (whole * days) / daysBetween(`${year}-01-01`, end);
    // In whole euros, so less than half a euro from the exact part.
    return fits(
      `${about} from ${first}`,
      Math.abs(verplicht - part) <= 50,
      { verplicht },
      { part },
    );
  });
};

/** Running terms replace every other charge, and the year, its lines and its invoices tell of them alike. */
const termijnenAreTheOnlyWay: ViewerRule = (viewer) =>
  personYears(viewer).flatMap((person) => {
    const { about, termijnen, settlement, withheld, billed, inTermijnen, eigenRisico } = person;
    const isRunning = termijnen.length > 0 && !settlement;
    const saysSo = eigenRisico?.inTermijnen ?? false;
    const mayCount = termijnen.length > 0 || settlement || saysSo || !paysPolis(viewer);
    return [
      ...(isRunning ? equal(about, { withheld, billed }, { withheld: 0, billed: 0 }) : []),
      ...fits(about, inTermijnen === 0 || Boolean(mayCount), { inTermijnen }, { saysSo }),
      ...fits(about, !isRunning || saysSo || !paysPolis(viewer), { isRunning }, { saysSo }),
    ];
  });

/** Days within which a settlement or a correction is billed: bills are monthly. */
const billedWithin = 62;

/** Used own risk is asked within that time, and never more than was used (in terms: than the year's). */
const usedIsAskedOnce: ViewerRule = (viewer, today) => {
  if (!paysPolis(viewer)) return [];
  const billed = new Set(billedLines(viewer).map(({ about }) => about));
  return personYears(viewer).flatMap((person) => {
    const { about, settlement, termijnen, care } = person;
    const notBilled = care.filter(({ corrected, about: line }) => corrected && !billed.has(line));
    const takenUp = cents(settlement?.opgelegdeTermijnen.bedragNietBetaald ?? 0);
    const settled = cents(settlement?.bedragTotaalRegeling ?? 0);
    const pending = total(notBilled.map(({ held }) => held));
    const asked =
      person.withheld + person.billed + pending + person.termijnenAsked - takenUp + settled;
    const isRunning = termijnen.length > 0 && !settlement;
    const most = isRunning ? person.limit : person.used;
    const long = care.filter(({ declaratie }) => {
      const handled = settledOn(declaratie);
      return handled !== undefined && daysBetween(handled, today) > billedWithin;
    });
    const usedLongAgo = total(long.map((line) => line.held + line.inTermijnen));
    const late = notBilled.filter(
      ({ corrected, held }) => held !== 0 && daysBetween(corrected ?? today, today) > billedWithin,
    );
    return [
      ...fits(about, asked <= most, { asked }, { most }),
      ...fits(about, isRunning || asked >= usedLongAgo, { asked }, { usedLongAgo }),
      ...fits(
        about,
        late.length === 0,
        'corrections not billed',
        late.map((line) => line.about),
      ),
    ];
  });
};

/** A settlement counts the own risk in terms, and the term invoices; its specification agrees with its invoice. */
const settlementCountsWhatWasUsed: ViewerRule = (viewer) => [
  ...personYears(viewer).flatMap(({ about, settlement, inTermijnen, termijnen }) => {
    if (!settlement) return [];
    const { eigenRisicoGebruiken: usage, opgelegdeTermijnen: asked } = settlement;
    const takenUp = termijnen.some(({ status }) => status === 'Zie eindafrekening');
    return [
      ...equal(about, cents(usage.bedragTotaalEigenRisico), inTermijnen),
      ...sameSet(
        about,
        termijnen.map(({ datum, bedrag }) => `${datum} ${bedrag}`),
        asked.regels.map(({ datum, bedrag }) => `${datum} ${cents(bedrag)}`),
      ),
      ...fits(about, !takenUp || asked.bedragNietBetaald > 0, { takenUp }, asked),
      ...equal(
        about,
        cents(settlement.bedragTotaalRegeling),
        cents(usage.bedragTotaalEigenRisico) - cents(asked.bedragBetaald),
      ),
    ];
  }),
  ...viewer.specifications.flatMap(({ kenmerk, relatienummer, specificatie: one }) => {
    const detail = viewer.factuurDetails.find((each) => each.kenmerk === kenmerk)?.detail;
    if (detail?.factuurType !== 'Eigenrisicoeindafrekening') return [];
    const who = detail.verzekerden.find((each) => each.relatienummerVerzekerde === relatienummer);
    return equal(
      kenmerk,
      [one.jaarRegeling, one.naamVerzekerde, one.geboorteDatum, one.bedragTotaalRegeling],
      [who?.jaarRegeling, who?.naamVerzekerde, who?.geboorteDatum, who?.bedragRegelingTotaal],
    );
  }),
];

/** The forecast starts from this year's own risk; planned care costs what the same bill would. */
const forecastsStartFromOwnRisk: ViewerRule = (viewer, today) =>
  viewer.ahead.flatMap(({ relatienummer: about, verwachting, vooraf, expected }) => {
    const year = viewer.personYears.find(
      (one) => one.relatienummer === about && one.jaar === yearOf(today),
    )?.eigenRisico;
    const limit = sum([year?.verplichtBedrag ?? 0, year?.vrijwilligBedrag ?? 0]);
    const told = verwachting && [cents(verwachting.gebruikt), cents(verwachting.totaal)];
    return [
      ...(told && year ? equal(about, told, [cents(year.totaalVerbruikt), limit]) : []),
      ...equal(about, vooraf?.bedragZelf, expected?.regels[0]?.bedragNietVergoed),
    ];
  });

export const eigenRisicoRules: Rules<ViewerRule> = {
  usedIsTheSameEverywhere,
  termijnenAreTheOnlyWay,
  usedIsAskedOnce,
  settlementCountsWhatWasUsed,
  forecastsStartFromOwnRisk,
};

export const eigenRisicoBetweenViewers: Rules<DayRule> = { ownRiskBeginsAfter18 };
