import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import type { ViewerAnswers } from './answers.ts';
import { agree, type CourseRule, daysBetween, fits, type Rules } from './agreement.ts';

/** Claims only go forward, and none that was there is gone. */
const declaratiesGoForward: CourseRule = function* (before, after) {
  const later = new Map(after.declaraties.map((row) => [row.nummer, row]));
  for (const { nummer, status, datum, bedrag } of before.declaraties) {
    const now = later.get(nummer);
    yield* agree(nummer, { before: [datum, bedrag] }, { after: now && [now.datum, now.bedrag] });
    if (!now) continue;
    const order = declaratieStatuses.indexOf(now.status) - declaratieStatuses.indexOf(status);
    yield* fits(nummer, order >= 0, { before: status }, { after: now.status });
  }
};

/** What was settled stays as it was. */
const handledDeclaratiesStay: CourseRule = function* (before, after) {
  const later = new Map(
    after.declaratieDetails.map((declaratie) => [declaratie.nummer, declaratie]),
  );
  for (const declaratie of before.declaratieDetails) {
    if (declaratie.status !== 'AFGEHANDELD') continue;
    const now = later.get(declaratie.nummer);
    yield* agree(
      declaratie.nummer,
      { before: [declaratie.regels, declaratie.verloop] },
      { after: [now?.regels, now?.verloop] },
    );
    if (declaratie.correcties?.length === now?.correcties?.length) {
      const paid = { paid: declaratie.uitgekeerdBedrag };
      yield* agree(declaratie.nummer, paid, { after: now?.uitgekeerdBedrag });
    }
    if (!declaratie.uitkeerInformatie) continue;
    const paid = { before: declaratie.uitkeerInformatie };
    yield* agree(`${declaratie.nummer} payout`, paid, { after: now?.uitkeerInformatie });
  }
};

/** An invoice keeps its number, kind, day and amount; none that was there is gone. */
const invoicesStay: CourseRule = function* (before, after) {
  const later = new Map(after.facturen.map((row) => [row.kenmerk, row]));
  for (const { kenmerk, soortFactuur, datum, bedrag, periode } of before.facturen) {
    const now = later.get(kenmerk);
    yield* agree(
      kenmerk,
      { before: [soortFactuur, datum, bedrag, periode] },
      { after: [now?.soortFactuur, now?.datum, now?.bedrag, now?.periode] },
    );
  }
};

/** A last day to pay is put off, never brought forward; a reminder comes with a new one. */
const dueDaysMoveForward: CourseRule = function* (before, after) {
  const later = new Map(after.betaalverzoekDetails.map((one) => [one.betalingsKenmerk, one]));
  for (const { betalingsKenmerk, titel, uitersteBetaalDatum } of before.betaalverzoekDetails) {
    const now = later.get(betalingsKenmerk);
    if (!now) continue;
    const holds =
      now.titel === titel
        ? now.uitersteBetaalDatum === uitersteBetaalDatum
        : now.uitersteBetaalDatum > uitersteBetaalDatum;
    yield* fits(
      betalingsKenmerk,
      holds,
      { before: [titel, uitersteBetaalDatum] },
      { after: [now.titel, now.uitersteBetaalDatum] },
    );
  }
};

/** Long enough for a payment request that was announced to come, days. */
const betaalverzoekComesWithin = 31;

/** "Betaalverzoek volgt" is followed by one. */
const announcedBetaalverzoekComes: CourseRule = function* (before, after, days) {
  if (daysBetween(days.before, days.after) < betaalverzoekComesWithin) return;
  const later = new Map(after.facturen.map((row) => [row.kenmerk, row]));
  for (const { kenmerk, status } of before.facturen) {
    if (!status.endsWith('betaalverzoek volgt')) continue;
    const now = later.get(kenmerk)?.status;
    yield* fits(kenmerk, now !== status, { [days.before]: status }, { [days.after]: now });
  }
};

// The corrections of somebody's care after a day.
function correctedSince({ declaratieDetails }: ViewerAnswers, whose: string, since: string) {
  return declaratieDetails
    .filter(({ relatienummer }) => relatienummer === whose)
    .flatMap(({ correcties = [] }) => correcties)
    .filter(({ datum }) => datum >= since);
}

/**
 * Own risk of a year: what was used only grows, unless it was corrected, and how much there is stays, unless that
 * became less as they left.
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
      yield* agree(about, { before: limits }, { after: limitsNow });
    }
    const usedNow = now?.totaalVerbruikt ?? 0;
    const holds =
      usedNow >= eigenRisico.totaalVerbruikt ||
      corrected.some(({ behandelDatum }) => Number(behandelDatum.slice(0, 4)) === jaar);
    yield* fits(about, holds, { before: eigenRisico.totaalVerbruikt }, { after: usedNow });
  }
};

/** From one day to a later one: what was said stays true, or goes forward. */
export const courseRules: Rules<CourseRule> = {
  declaratiesGoForward,
  handledDeclaratiesStay,
  invoicesStay,
  dueDaysMoveForward,
  announcedBetaalverzoekComes,
  eigenRisicoOnlyGrows,
};
