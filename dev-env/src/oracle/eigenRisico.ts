import type { DayAnswers } from './answers.ts';
import {
  reportUnequal,
  cents,
  type DayRule,
  daysBetween,
  reportInconsistent,
  paysPolis,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import { billedLines } from './corrections.ts';
import {
  withheldEigenRisico,
  inTermijnen,
  type PersonYear,
  personYears,
  settledOn,
  usedEigenRisico,
} from './care.ts';

function limit({ eigenRisico }: PersonYear): number {
  return sum([eigenRisico?.verplichtBedrag ?? 0, eigenRisico?.vrijwilligBedrag ?? 0]);
}

function used({ eigenRisico }: PersonYear): number {
  return cents(eigenRisico?.totaalVerbruikt ?? 0);
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((soFar, amount) => soFar + amount, 0);
}

function name({ naam, year }: PersonYear): string {
  return `${naam} ${year}`;
}

/** Used and remaining own risk add up to the year's, and never exceed it. */
const usedAndRemainingAddUp: ViewerRule = function* (viewer) {
  for (const person of personYears(viewer)) {
    if (!person.eigenRisico) continue;
    const remaining = cents(person.eigenRisico.totaalResterend);
    yield* reportUnequal(
      name(person),
      { limit: limit(person) },
      { 'used + remaining': used(person) + remaining },
    );
    yield* reportInconsistent(
      name(person),
      remaining >= 0 && used(person) >= 0,
      { used: used(person) },
      { remaining },
    );
  }
};

const usedIsSumOfLines: ViewerRule = function* (viewer) {
  for (const person of personYears(viewer)) {
    const lines = total(person.care.map(usedEigenRisico));
    yield* reportUnequal(name(person), { totaalVerbruikt: used(person) }, { lines });
  }
};

/** The first day of premium and own risk (docs/domain.md, turning 18). */
function firstAdultDay(birthDate: string): string {
  const birthday = Temporal.PlainDate.from(birthDate).add({ years: 18 });
  return birthday.add({ months: 1 }).with({ day: 1 }).toString();
}

/** The own risk of a whole year by brand and year: the maximum of anybody, cents. */
function wholeYears({ viewers }: DayAnswers): Map<string, number> {
  const most = new Map<string, number>();
  for (const { relatie, eigenRisico } of viewers) {
    for (const { jaar, eigenRisico: answer } of eigenRisico) {
      const key = `${relatie.merk} ${jaar}`;
      most.set(key, Math.max(most.get(key) ?? 0, cents(answer?.verplichtBedrag ?? 0)));
    }
  }
  return most;
}

/** The part of a year's own risk for somebody who turns 18 in it: by days, in whole euros. */
function partOfYear(whole: number, { geboorteDatum, year }: PersonYear): number {
  const first = firstAdultDay(geboorteDatum);
  if (first > `${year}-12-31`) return 0;
  const length = daysBetween(`${year}-01-01`, `${year + 1}-01-01`);
  const days = Math.min(length, daysBetween(first, `${year + 1}-01-01`));
  return Math.round((whole * days) / length / 100) * 100;
}

/** Own risk starts on the first of the month after the 18th birthday, by days, in whole euros. */
const ownRiskBeginsAfter18: DayRule = function* (answers) {
  const whole = wholeYears(answers);
  for (const viewer of answers.viewers) {
    for (const person of personYears(viewer).filter(({ eigenRisico }) => eigenRisico)) {
      const first = firstAdultDay(person.geboorteDatum);
      if (first < `${person.year}`) continue;
      const verplicht = cents(person.eigenRisico?.verplichtBedrag);
      const year = whole.get(`${viewer.relatie.merk} ${person.year}`) ?? 0;
      const expected = partOfYear(year, person);
      for (const found of reportUnequal(
        name(person),
        { verplicht },
        { [`from ${first}`]: expected },
      )) {
        yield { ...found, who: viewer.who };
      }
    }
  }
};

const careBefore18BearsNone: ViewerRule = function* (viewer) {
  for (const person of personYears(viewer)) {
    const first = firstAdultDay(person.geboorteDatum);
    const early = person.care.filter(({ line }) => line.behandelDatum < first);
    const ofEarly = total(early.map(usedEigenRisico));
    yield* reportUnequal(name(person), { [`own risk before ${first}`]: 0 }, { lines: ofEarly });
  }
};

/** A person alone on their policy pays no premium before the first full month after turning 18. */
const premiumBeginsAfter18: ViewerRule = function* ({ verzekerden, relatie, factuurDetails }) {
  if (verzekerden.some(({ verzekerden: people }) => people.length > 1)) return;
  const first = firstAdultDay(relatie.geboorteDatum);
  for (const { kenmerk, detail } of factuurDetails) {
    if (detail.factuurType !== 'Zorgpremie') continue;
    for (const { periode, bedrag } of detail.premieRegels) {
      const holds = bedrag === 0 || periode.datumIngang >= first;
      yield* reportInconsistent(
        kenmerk,
        holds,
        { 'premium of': periode.datumIngang, bedrag },
        { 'begins on': first },
      );
    }
  }
};

/** A year without known own risk has no own risk used. */
const unknownYearUsesNone: ViewerRule = function* (viewer) {
  for (const person of personYears(viewer).filter(({ eigenRisico }) => !eigenRisico)) {
    const lines = total(person.care.map(usedEigenRisico));
    const asked = person.billed + total(person.termijnen.map(({ bedrag }) => bedrag));
    yield* reportUnequal(name(person), { 'own risk of the year': 0 }, { lines });
    yield* reportUnequal(name(person), { 'own risk of the year': 0 }, { asked });
  }
};

/** Running instalments replace every other charge: nothing is withheld or billed (docs/domain.md). */
const termijnenAreTheOnlyWay: ViewerRule = function* (viewer) {
  for (const person of personYears(viewer)) {
    const { termijnen, settlement, billed, care } = person;
    if (termijnen.length === 0 || settlement) continue;
    const asked = total(termijnen.map(({ bedrag }) => bedrag));
    const held = total(care.map(withheldEigenRisico));
    yield* reportInconsistent(
      name(person),
      held === 0,
      { 'asked in terms': asked },
      { 'held back': held },
    );
    yield* reportInconsistent(name(person), billed === 0, { 'asked in terms': asked }, { billed });
  }
};

/**
 * Own risk in instalments occurs only on lines of a year with instalments, before or after its settlement.
 */
const termijnenAreToldTheSame: ViewerRule = function* (viewer) {
  for (const person of personYears(viewer)) {
    const counted = total(person.care.map(inTermijnen));
    const { termijnen, settlement, eigenRisico } = person;
    const isSettled = settlement !== undefined;
    const saysSo = eigenRisico?.inTermijnen ?? false;
    const hasTermijnen = termijnen.length > 0 || isSettled || saysSo || !paysPolis(viewer);
    yield* reportInconsistent(
      name(person),
      counted === 0 || hasTermijnen,
      { 'lines in terms': counted },
      { hasTermijnen },
    );
    if (!paysPolis(viewer)) continue;
    const running = termijnen.length > 0 && !isSettled;
    yield* reportInconsistent(
      name(person),
      !running || saysSo,
      { 'terms run': running },
      { inTermijnen: saysSo },
    );
  }
};

/** Returns all charges for a year's own risk, in cents. */
function askedOf(person: PersonYear, { pending }: Pending): number {
  const { settlement, termijnen, billed, care } = person;
  const takenUp = cents(settlement?.opgelegdeTermijnen.bedragNietBetaald ?? 0);
  const asked = total(termijnen.map(({ bedrag }) => bedrag)) - takenUp;
  const settled = cents(settlement?.bedragTotaalRegeling ?? 0);
  return total(care.map(withheldEigenRisico)) + billed + pending + asked + settled;
}

/** Corrections that are not billed or refunded yet, cents. */
interface Pending {
  readonly pending: number;
}

function pendingOf({ care }: PersonYear, billed: ReadonlySet<string>): Pending {
  const waiting = care.filter(
    ({ declaratie, line, isCorrection }) =>
      isCorrection && !billed.has([declaratie.nummer, line.volgnummer].join('/')),
  );
  return { pending: sum(waiting.map(({ line }) => line.eigenRisicoBedrag)) };
}

/** Charges never exceed the year's own risk; once settled, they never exceed the used part. */
const neverAskedTwice: ViewerRule = function* (viewer) {
  if (!paysPolis(viewer)) return;
  const billed = billedLines(viewer);
  for (const person of personYears(viewer)) {
    const asked = askedOf(person, pendingOf(person, billed));
    const running = person.termijnen.length > 0 && !person.settlement;
    const most = running ? limit(person) : used(person);
    const label = running ? 'own risk of the year' : 'own risk used';
    yield* reportInconsistent(name(person), asked <= most, { asked }, { [label]: most });
  }
};

/** Days within which a settlement is billed: bills are monthly. */
const billedWithin = 62;

/** Used own risk is charged within that time. */
const whatWasUsedIsAsked: ViewerRule = function* (viewer, day) {
  if (!paysPolis(viewer)) return;
  const billed = billedLines(viewer);
  for (const person of personYears(viewer)) {
    if (person.termijnen.length > 0 && !person.settlement) continue;
    const asked = askedOf(person, pendingOf(person, billed));
    const old = person.care.filter(({ declaratie }) => {
      const handled = settledOn(declaratie);
      return handled !== undefined && daysBetween(handled, day) > billedWithin;
    });
    const long = total(old.map(usedEigenRisico));
    yield* reportInconsistent(name(person), asked >= long, { asked }, { 'used long ago': long });
  }
};

export const eigenRisicoRules: Rules<ViewerRule> = {
  usedAndRemainingAddUp,
  usedIsSumOfLines,
  careBefore18BearsNone,
  premiumBeginsAfter18,
  unknownYearUsesNone,
  termijnenAreTheOnlyWay,
  termijnenAreToldTheSame,
  neverAskedTwice,
  whatWasUsedIsAsked,
};

export const eigenRisicoBetweenViewers: Rules<DayRule> = { ownRiskBeginsAfter18 };
