import type { Regeling } from '@mijn/contract/regeling';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';

/** The ledger entries of an invoice add up to its payments, in order, and not in the future. */
const ledgerComesToWhatWasPaid: ViewerRule = function* ({ factuurDetails }, today) {
  for (const { kenmerk, detail } of factuurDetails) {
    const { boekingen, bedragEerderBetaaldVerrekend: paid } = detail;
    if (!boekingen) continue;
    const booked = sum(boekingen.map(({ bedrag }) => bedrag));
    yield* reportUnequal(kenmerk, { booked }, { 'paid or set off': cents(paid) });
    const days = boekingen.map(({ datum }) => datum);
    yield* reportUnequal(kenmerk, { booked: days }, { 'in order': days.toSorted() });
    yield* reportInconsistent(
      kenmerk,
      days.every((day) => day <= today),
      { today },
      { booked: days },
    );
  }
};

/** A set-off from one side, for comparison with the other. */
interface Side {
  readonly here: string;
  readonly there: string;
  readonly bedrag: number;
  readonly datum: string;
}

function sidesOf({ factuurDetails, declaratieDetails }: ViewerAnswers): Side[] {
  const invoices = factuurDetails.flatMap(({ kenmerk, detail }) =>
    (detail.boekingen ?? [])
      .filter(({ soort, betaalkenmerk }) => soort === 'verrekening' && !betaalkenmerk)
      .map(({ factuurkenmerk, declaratienummer, bedrag, datum }) => ({
        here: kenmerk,
        there: factuurkenmerk ?? declaratienummer ?? 'nothing',
        bedrag: cents(bedrag),
        datum,
      })),
  );
  const declaraties = declaratieDetails.flatMap(({ nummer, verrekeningen = [] }) =>
    verrekeningen
      .filter(({ factuurkenmerk }) => factuurkenmerk !== null)
      .map(({ factuurkenmerk, bedrag, datum }) => ({
        here: nummer,
        there: factuurkenmerk ?? '',
        bedrag: -cents(bedrag),
        datum,
      })),
  );
  return [...invoices, ...declaraties];
}

/** A set-off is on both sides (invoices, or an invoice and a claim) with the same amount and day. */
const setOffHasTwoSides: ViewerRule = function* (viewer) {
  const sides = sidesOf(viewer);
  const seen = new Set(viewer.declaratieDetails.map(({ nummer }) => nummer));
  const written = new Set(
    sides.map(({ here, there, bedrag, datum }) => `${here} ${there} ${bedrag} ${datum}`),
  );
  for (const { here, there, bedrag, datum } of sides) {
    // Claims of somebody who left the policy are no longer visible.
    if (there.startsWith('D') && !seen.has(there)) continue;
    const mirrored = `${there} ${here} ${-bedrag} ${datum}`;
    const said = { 'set off': `${bedrag} with ${there} on ${datum}` };
    yield* reportInconsistent(here, written.has(mirrored), said, { 'on the other side': false });
  }
};

/** The set-off part of an overpayment equals the deductions on invoices. */
const overpaymentIsSetOffOnce: ViewerRule = function* ({ betaalverzoekDetails, factuurDetails }) {
  const bookings = factuurDetails.flatMap(({ detail }) => detail.boekingen ?? []);
  for (const { betalingsKenmerk, teVeelBetaald = [] } of betaalverzoekDetails) {
    const set = sum(teVeelBetaald.map(({ verrekend }) => verrekend));
    const booked = bookings.filter(({ betaalkenmerk }) => betaalkenmerk === betalingsKenmerk);
    const taken = sum(booked.map(({ bedrag }) => bedrag));
    yield* reportUnequal(betalingsKenmerk, { 'set off': set }, { 'on invoices': taken });
  }
};

/** Payments, and no other entries, have a way of payment. */
const paymentSaysHow: ViewerRule = function* ({ factuurDetails }) {
  for (const { kenmerk, detail } of factuurDetails) {
    for (const { soort, betaalwijze = null } of detail.boekingen ?? []) {
      yield* reportUnequal(kenmerk, { paid: soort === 'betaling' }, { how: betaalwijze !== null });
    }
  }
};

/** An invoice belongs exactly to the arrangement that it names. */
const regelingIsNamed: ViewerRule = function* ({ facturen, factuurDetails }) {
  const details = new Map(factuurDetails.map(({ kenmerk, detail }) => [kenmerk, detail]));
  for (const { kenmerk, regeling, betalingsRegelingId: id = null } of facturen) {
    if (regeling === undefined) continue;
    yield* reportInconsistent(
      kenmerk,
      regeling === null || id !== null,
      { regeling },
      { betalingsRegelingId: id },
    );
    const page = details.get(kenmerk)?.regeling;
    yield* reportUnequal(
      `${kenmerk} regeling`,
      { list: regeling },
      { page: page && asListed(page) },
    );
  }
};

/** The fields of an arrangement that the list has: its schedule is on pages only. */
function asListed({ verloop: _course, ...regeling }: Regeling): Regeling {
  return regeling;
}

/**
 * The schedule of an arrangement is the same on a payment request and its invoices, names them, includes
 * the next instalment, and ends at the open amount.
 */
const regelingCourseIsTheirs: ViewerRule = function* (answers) {
  const { facturen, factuurDetails, betaalverzoekDetails } = answers;
  for (const { betalingsKenmerk, regeling } of betaalverzoekDetails) {
    if (!regeling?.verloop) continue;
    const [one] = regeling.verloop.facturen;
    const page = factuurDetails.find(({ kenmerk }) => kenmerk === one)?.detail.regeling;
    yield* reportUnequal(betalingsKenmerk, { betaalverzoek: regeling }, { page });
  }
  for (const { kenmerk, detail } of factuurDetails) {
    const { regeling } = detail;
    if (!regeling?.verloop) continue;
    const { openBedrag, volgendeTermijn: next, verloop: course } = regeling;
    const about = `${kenmerk} ${course.regelingId}`;
    const named = facturen.filter((one) => one.betalingsRegelingId === course.regelingId);
    yield* reportUnequal(
      about,
      { course: course.facturen.toSorted() },
      { list: named.map((one) => one.kenmerk).toSorted() },
    );
    const total =
      (course.termijnen - 1) * cents(course.termijnBedrag) + cents(course.laatsteBedrag);
    yield* reportInconsistent(about, cents(openBedrag) <= total, { openBedrag }, { course });
    if (!next) continue;
    const isInside = course.eersteDatum <= next.datum && next.datum <= course.laatsteDatum;
    yield* reportInconsistent(about, isInside, { next }, { course });
  }
};

/** A running arrangement covers the open amount of its invoices, and the next instalment is part of it. */
const regelingHoldsItsInvoices: ViewerRule = function* ({ facturen }, today) {
  const running = facturen.filter(({ regeling }) => regeling);
  const byId = Map.groupBy(running, ({ betalingsRegelingId }) => betalingsRegelingId);
  for (const [id, rows] of byId) {
    const about = `regeling ${id}`;
    const versions = new Set(rows.map(({ regeling }) => JSON.stringify(regeling)));
    yield* reportUnequal(about, { 'told in': 1 }, { versions: versions.size });
    const regeling = rows[0]?.regeling;
    if (!regeling) continue;
    const open = sum(rows.map(({ openBedrag }) => Math.max(0, openBedrag ?? Number.NaN)));
    yield* reportUnequal(about, { openBedrag: cents(regeling.openBedrag) }, { invoices: open });
    const { volgendeTermijn: termijn } = regeling;
    if (!termijn) continue;
    const next = { 'next term': [termijn.datum, cents(termijn.bedrag)] };
    yield* reportInconsistent(about, termijn.datum >= today, { today }, next);
    yield* reportInconsistent(
      about,
      cents(termijn.bedrag) <= open && termijn.bedrag > 0,
      { open },
      next,
    );
    const debit = rows.map((row) => row.datumAutomatischeIncasso).find((day) => day !== null);
    yield* reportInconsistent(
      about,
      !termijn.automatisch || !debit || debit === termijn.datum,
      { debit },
      next,
    );
  }
};

/**
 * The arrangement options add up to the open amount, or there is a reason for having none. Premium arrears
 * get one arrangement over all open amounts.
 */
const choicesComeToWhatIsAsked: ViewerRule = function* (viewer, today) {
  const { betaalverzoekDetails, premieachterstanden } = viewer;
  const asked = sum(betaalverzoekDetails.map(({ bedragTeBetalen }) => bedragTeBetalen));
  for (const betaalverzoek of betaalverzoekDetails) {
    const { betalingsKenmerk: about, regelingKeuzes, geenRegelingWegens: reason } = betaalverzoek;
    if (!regelingKeuzes) continue;
    yield* reportUnequal(
      about,
      { offered: regelingKeuzes.length > 0 },
      { 'no reason': reason === null },
    );
    const own = cents(betaalverzoek.bedragTeBetalen);
    const open = cents(betaalverzoek.regelingBedrag);
    const expected = premieachterstanden.length > 0 ? [own, asked] : [own];
    yield* reportInconsistent(about, expected.includes(open), { covered: open }, { own, asked });
    for (const {
      maanden,
      termijnBedrag,
      laatsteBedrag,
      eersteDatum,
      laatsteDatum,
    } of regelingKeuzes) {
      const each = cents(termijnBedrag);
      const count = Math.ceil(open / each);
      yield* reportUnequal(
        `${about} ${maanden}`,
        { open },
        { termijnen: (count - 1) * each + cents(laatsteBedrag) },
      );
      const days = { first: eersteDatum, last: laatsteDatum };
      yield* reportInconsistent(
        about,
        eersteDatum > today && laatsteDatum >= eersteDatum,
        { today },
        days,
      );
      yield* reportInconsistent(about, count <= maanden, { maanden }, { termijnen: count });
    }
  }
};

export const ledgerRules: Rules<ViewerRule> = {
  ledgerComesToWhatWasPaid,
  setOffHasTwoSides,
  overpaymentIsSetOffOnce,
  paymentSaysHow,
  choicesComeToWhatIsAsked,
  regelingIsNamed,
  regelingCourseIsTheirs,
  regelingHoldsItsInvoices,
};
