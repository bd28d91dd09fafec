import { isBankDay } from '@mijn/domain/bankDays';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  type ViewerRule,
} from './agreement.ts';

/** Nothing has a creation day in the future. */
const nothingIsOfTomorrow: ViewerRule = function* (viewer, today) {
  const made = [
    ...viewer.facturen.map(({ kenmerk, datum }) => ({ about: kenmerk, datum })),
    ...viewer.betaalverzoekDetails.map((one) => ({
      about: one.betalingsKenmerk,
      datum: one.datum,
    })),
    ...viewer.declaraties.map(({ nummer, datum }) => ({ about: nummer, datum })),
    ...viewer.declaratieDetails.flatMap(({ nummer, regels }) =>
      regels.map((line) => ({ about: nummer, datum: line.behandelDatum })),
    ),
  ];
  for (const { about, datum } of made)
    yield* reportInconsistent(about, datum <= today, { today }, { datum });
};

/** Nothing is due before it or its invoices were made. */
const dueAfterMade: ViewerRule = function* ({ betaalverzoekDetails, facturen }) {
  for (const {
    betalingsKenmerk,
    datum,
    uitersteBetaalDatum,
    facturen: inBetaalverzoek,
  } of betaalverzoekDetails) {
    yield* reportInconsistent(
      betalingsKenmerk,
      uitersteBetaalDatum > datum,
      { datum },
      { uitersteBetaalDatum },
    );
    const latest =
      inBetaalverzoek
        .map((one) => one.datum)
        .toSorted()
        .at(-1) ?? datum;
    yield* reportInconsistent(
      betalingsKenmerk,
      latest <= datum,
      { datum },
      { 'its last invoice': latest },
    );
  }
  for (const { kenmerk, datum, datumAutomatischeIncasso: debit } of facturen) {
    yield* reportInconsistent(
      kenmerk,
      debit === null || debit >= datum,
      { datum },
      { 'direct debit': debit },
    );
  }
};

/** An announced direct debit is in the future, and has an open amount. */
const announcedDebitLiesAhead: ViewerRule = function* ({ facturen }, today) {
  for (const { kenmerk, datumAutomatischeIncasso: debit, openBedrag } of facturen) {
    if (debit === null) continue;
    yield* reportInconsistent(kenmerk, debit >= today, { today }, { 'direct debit': debit });
    yield* reportInconsistent(
      kenmerk,
      cents(openBedrag) > 0,
      { 'direct debit': debit },
      { openBedrag },
    );
  }
};

const announcedDebitIsOnBankDay: ViewerRule = function* ({ facturen }) {
  for (const { kenmerk, datumAutomatischeIncasso: debit } of facturen) {
    if (debit === null) continue;
    yield* reportInconsistent(
      kenmerk,
      isBankDay(debit),
      { 'direct debit': debit },
      { 'bank day': false },
    );
  }
};

/**
 * After its due day an open payment request becomes a reminder with a new one, except for the last
 * reminder.
 */
const reminderFollowsDueDay: ViewerRule = function* ({ betaalverzoeken }, today) {
  for (const { betalingsKenmerk, titel, uitersteBetaalDatum } of betaalverzoeken) {
    const holds = titel === 'Aanmaning' || uitersteBetaalDatum >= today;
    yield* reportInconsistent(betalingsKenmerk, holds, { today }, { titel, uitersteBetaalDatum });
  }
};

const ageFitsBirthday: ViewerRule = function* ({ relatie }, today) {
  const { leeftijd, geboorteDatum } = relatie;
  const age = Temporal.PlainDate.from(geboorteDatum).until(today, { largestUnit: 'years' }).years;
  yield* reportUnequal('age', { leeftijd }, { [`born ${geboorteDatum}, today ${today}`]: age });
};

const todayIsTheInsurersDay: ViewerRule = function* ({ relatie }, today) {
  yield* reportUnequal('today', { vandaag: relatie.vandaag }, { today });
};

export const dateRules: Rules<ViewerRule> = {
  nothingIsOfTomorrow,
  dueAfterMade,
  announcedDebitLiesAhead,
  announcedDebitIsOnBankDay,
  reminderFollowsDueDay,
  ageFitsBirthday,
  todayIsTheInsurersDay,
};
