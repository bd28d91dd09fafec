import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import type { ViewerAnswers } from './answers.ts';
import {
  reportUnequal,
  type CourseRule,
  daysBetween,
  reportInconsistent,
  type Rules,
} from './agreement.ts';

/** Claims only move forward and never disappear. */
const declaratiesGoForward: CourseRule = function* (before, after) {
  const later = new Map(after.declaraties.map((row) => [row.nummer, row]));
  for (const { nummer, status, datum, bedrag } of before.declaraties) {
    const now = later.get(nummer);
    yield* reportUnequal(
      nummer,
      { before: [datum, bedrag] },
      { after: now && [now.datum, now.bedrag] },
    );
    if (!now) continue;
    const order = declaratieStatuses.indexOf(now.status) - declaratieStatuses.indexOf(status);
    yield* reportInconsistent(nummer, order >= 0, { before: status }, { after: now.status });
  }
};

const handledDeclaratiesStay: CourseRule = function* (before, after) {
  const later = new Map(
    after.declaratieDetails.map((declaratie) => [declaratie.nummer, declaratie]),
  );
  for (const declaratie of before.declaratieDetails) {
    if (declaratie.status !== 'AFGEHANDELD') continue;
    const now = later.get(declaratie.nummer);
    yield* reportUnequal(
      declaratie.nummer,
      { before: [declaratie.regels, declaratie.verloop] },
      { after: [now?.regels, now?.verloop] },
    );
    if (declaratie.correcties?.length === now?.correcties?.length) {
      const paid = { paid: declaratie.uitgekeerdBedrag };
      yield* reportUnequal(declaratie.nummer, paid, { after: now?.uitgekeerdBedrag });
    }
    if (!declaratie.uitkeerInformatie) continue;
    const paid = { before: declaratie.uitkeerInformatie };
    yield* reportUnequal(`${declaratie.nummer} payout`, paid, { after: now?.uitkeerInformatie });
  }
};

/** An invoice keeps its number, kind, day and amount, and never disappears. */
const invoicesStay: CourseRule = function* (before, after) {
  const later = new Map(after.facturen.map((row) => [row.kenmerk, row]));
  for (const { kenmerk, soortFactuur, datum, bedrag, periode } of before.facturen) {
    const now = later.get(kenmerk);
    yield* reportUnequal(
      kenmerk,
      { before: [soortFactuur, datum, bedrag, periode] },
      { after: [now?.soortFactuur, now?.datum, now?.bedrag, now?.periode] },
    );
  }
};

/** A due day moves forward only: a reminder sets a new one, and a payment that is looked at postpones the day. */
const dueDaysMoveForward: CourseRule = function* (before, after) {
  const later = new Map(after.betaalverzoekDetails.map((one) => [one.betalingsKenmerk, one]));
  for (const { betalingsKenmerk, titel, uitersteBetaalDatum } of before.betaalverzoekDetails) {
    const now = later.get(betalingsKenmerk);
    if (!now) continue;
    const isMoved = now.uitersteBetaalDatum > uitersteBetaalDatum;
    const holds =
      now.titel === titel
        ? now.uitersteBetaalDatum === uitersteBetaalDatum || (isMoved && Boolean(now.betaling))
        : isMoved;
    yield* reportInconsistent(
      betalingsKenmerk,
      holds,
      { before: [titel, uitersteBetaalDatum] },
      { after: [now.titel, now.uitersteBetaalDatum] },
    );
  }
};

/** Days within which an announced payment request comes. */
const betaalverzoekComesWithin = 31;

/** "Betaalverzoek volgt" is followed by a payment request. */
const announcedBetaalverzoekComes: CourseRule = function* (before, after, days) {
  if (daysBetween(days.before, days.after) < betaalverzoekComesWithin) return;
  const later = new Map(after.facturen.map((row) => [row.kenmerk, row]));
  for (const { kenmerk, status } of before.facturen) {
    if (!status.endsWith('betaalverzoek volgt')) continue;
    const now = later.get(kenmerk)?.status;
    yield* reportInconsistent(
      kenmerk,
      now !== status,
      { [days.before]: status },
      { [days.after]: now },
    );
  }
};

// Returns a person's corrections since a day.
function correctedSince({ declaratieDetails }: ViewerAnswers, whose: string, since: string) {
  return declaratieDetails
    .filter(({ relatienummer }) => relatienummer === whose)
    .flatMap(({ correcties = [] }) => correcties)
    .filter(({ datum }) => datum >= since);
}

/**
 * Used own risk of a year only grows, unless it was corrected, and its maximum stays, unless the person
 * left.
 */
const eigenRisicoOnlyGrows: CourseRule = function* (before, after, days) {
  for (const { relatienummer, jaar, eigenRisico } of before.eigenRisico) {
    if (!eigenRisico) continue;
    const about = `${relatienummer} ${jaar}`;
    const now = after.eigenRisico.find(
      (one) => one.relatienummer === relatienummer && one.jaar === jaar,
    )?.eigenRisico;
    const corrected = correctedSince(after, relatienummer, days.before);
    const limits = [eigenRisico.verplichtBedrag, eigenRisico.vrijwilligBedrag];
    const limitsNow = [now?.verplichtBedrag, now?.vrijwilligBedrag];
    const hasLeft = !after.verzekeringen.some((one) => one.relatienummer === relatienummer);
    const leaves = hasLeft || corrected.some(({ soort }) => soort === 'verminderd');
    const isLess = limits.every((limit, i) => (limitsNow[i] ?? limit + 1) <= limit);
    if (!leaves || !isLess) {
      yield* reportUnequal(about, { before: limits }, { after: limitsNow });
    }
    const usedNow = now?.totaalVerbruikt ?? 0;
    const holds =
      usedNow >= eigenRisico.totaalVerbruikt ||
      corrected.some(({ behandelDatum }) => Number(behandelDatum.slice(0, 4)) === jaar);
    yield* reportInconsistent(
      about,
      holds,
      { before: eigenRisico.totaalVerbruikt },
      { after: usedNow },
    );
  }
};

export const courseRules: Rules<CourseRule> = {
  declaratiesGoForward,
  handledDeclaratiesStay,
  invoicesStay,
  dueDaysMoveForward,
  announcedBetaalverzoekComes,
  eigenRisicoOnlyGrows,
};
