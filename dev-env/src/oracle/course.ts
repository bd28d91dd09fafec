import { declaratieStatuses } from '@mijn/domain/declaratie';
import { type CourseRule, daysBetween, equal, fits, type Rules, yearOf } from './agreement.ts';

/** Claims only move forward and never disappear; settled ones stay as they are, but for corrections. */
const declaratiesGoForward: CourseRule = (before, after) => {
  const later = new Map(after.declaratieDetails.map((one) => [one.nummer, one]));
  return before.declaratieDetails.flatMap((one) => {
    const { nummer, status } = one;
    const now = later.get(nummer);
    if (!now) return fits(nummer, false, { before: status }, 'gone');
    const isCorrected = one.correcties?.length !== now.correcties?.length;
    const isForward = declaratieStatuses.indexOf(now.status) >= declaratieStatuses.indexOf(status);
    const found = [
      ...equal(nummer, [one.datum, one.bedrag], [now.datum, now.bedrag]),
      ...fits(nummer, isForward, { before: status }, { after: now.status }),
    ];
    if (status !== 'AFGEHANDELD') return found;
    return [
      ...found,
      ...equal(nummer, [one.regels, one.verloop], [now.regels, now.verloop]),
      ...(isCorrected ? [] : equal(nummer, one.uitgekeerdBedrag, now.uitgekeerdBedrag)),
      ...(one.uitkeerInformatie ? equal(nummer, one.uitkeerInformatie, now.uitkeerInformatie) : []),
    ];
  });
};

/** Days within which an announced payment request comes. */
const betaalverzoekComesWithin = 31;

/** An invoice stays as it was; "betaalverzoek volgt" is followed by one. */
const invoicesStay: CourseRule = (before, after, days) => {
  const later = new Map(after.facturen.map((row) => [row.kenmerk, row]));
  const isLong = daysBetween(days.before, days.after) >= betaalverzoekComesWithin;
  return before.facturen.flatMap((row) => {
    const now = later.get(row.kenmerk);
    const follows = row.status.endsWith('betaalverzoek volgt');
    return [
      ...equal(
        row.kenmerk,
        [row.soortFactuur, row.datum, row.bedrag, row.periode],
        [now?.soortFactuur, now?.datum, now?.bedrag, now?.periode],
      ),
      ...fits(row.kenmerk, !isLong || !follows || now?.status !== row.status, { days }, row.status),
    ];
  });
};

/** A due day moves forward only: a reminder sets a new one, and a payment that is looked at postpones it. */
const dueDaysMoveForward: CourseRule = (before, after) => {
  const later = new Map(after.betaalverzoekDetails.map((one) => [one.betalingsKenmerk, one]));
  return before.betaalverzoekDetails.flatMap(({ betalingsKenmerk, titel, uitersteBetaalDatum }) => {
    const now = later.get(betalingsKenmerk);
    if (!now) return [];
    const isMoved = now.uitersteBetaalDatum > uitersteBetaalDatum;
    const stays = now.uitersteBetaalDatum === uitersteBetaalDatum;
    const holds = now.titel === titel ? stays || (isMoved && Boolean(now.betaling)) : isMoved;
    return fits(
      betalingsKenmerk,
      holds,
      [titel, uitersteBetaalDatum],
      [now.titel, now.uitersteBetaalDatum],
    );
  });
};

/** Used own risk only grows, unless it was corrected; its maximum stays, unless the person left. */
const eigenRisicoOnlyGrows: CourseRule = (before, after, days) =>
  before.personYears.flatMap(({ relatienummer, jaar, eigenRisico }) => {
    if (!eigenRisico) return [];
    const about = `${relatienummer} ${jaar}`;
    const now = after.personYears.find(
      (one) => one.relatienummer === relatienummer && one.jaar === jaar,
    )?.eigenRisico;
    const corrected = after.declaratieDetails
      .filter((one) => one.relatienummer === relatienummer)
      .flatMap(({ correcties = [] }) => correcties)
      .filter(({ datum }) => datum >= days.before);
    const limits = [eigenRisico.verplichtBedrag, eigenRisico.vrijwilligBedrag];
    const limitsNow = [now?.verplichtBedrag, now?.vrijwilligBedrag];
    const isInsured = after.verzekeringen.some((one) => one.relatienummer === relatienummer);
    const leaves = !isInsured || corrected.some(({ soort }) => soort === 'verminderd');
    const isLess = limits.every((limit, i) => (limitsNow[i] ?? limit + 1) <= limit);
    const usedNow = now?.totaalVerbruikt ?? 0;
    const isOfYear = corrected.some(({ behandelDatum }) => yearOf(behandelDatum) === jaar);
    return [
      ...(leaves && isLess ? [] : equal(about, limits, limitsNow)),
      ...fits(about, usedNow >= eigenRisico.totaalVerbruikt || isOfYear, eigenRisico, { usedNow }),
    ];
  });

export const courseRules: Rules<CourseRule> = {
  declaratiesGoForward,
  invoicesStay,
  dueDaysMoveForward,
  eigenRisicoOnlyGrows,
};
