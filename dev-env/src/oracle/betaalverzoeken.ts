import type { Betaalverzoek } from '@mijn/contract/facturen';
import { compareUrgency } from '@mijn/domain/factuurKindInfo';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';

/** A payment request lists the invoices that refer to it, with the same kind, day, amount and period. */
const betaalverzoekHoldsItsFacturen: ViewerRule = function* ({ betaalverzoekDetails, facturen }) {
  for (const { betalingsKenmerk: about, facturen: inBetaalverzoek } of betaalverzoekDetails) {
    const naming = facturen.filter(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek === about);
    yield* reportUnequal(
      about,
      { betaalverzoek: inBetaalverzoek.map(({ kenmerk }) => kenmerk).toSorted() },
      { list: naming.map(({ kenmerk }) => kenmerk).toSorted() },
    );
    for (const { kenmerk, factuur, datum, bedrag, periode } of inBetaalverzoek) {
      const row = facturen.find((one) => one.kenmerk === kenmerk);
      yield* reportUnequal(
        `${about} ${kenmerk}`,
        { betaalverzoek: [factuur, datum, cents(bedrag), periode] },
        { list: [row?.soortFactuur, row?.datum, cents(row?.bedrag), row?.periode] },
      );
    }
  }
};

/** A payment request's total is the sum of its invoices; less payments it is the open amount. */
const betaalverzoekAddsUp: ViewerRule = function* ({ betaalverzoekDetails, facturen }) {
  for (const betaalverzoek of betaalverzoekDetails) {
    const { betalingsKenmerk: about, bedragTotaal, bedragTeBetalen } = betaalverzoek;
    const invoices = sum(betaalverzoek.facturen.map(({ bedrag }) => bedrag));
    yield* reportUnequal(about, { bedragTotaal: cents(bedragTotaal) }, { invoices });
    const paidAndOpen = sum([betaalverzoek.bedragEerderBetaaldVerrekend, bedragTeBetalen]);
    yield* reportUnequal(
      about,
      { bedragTotaal: cents(bedragTotaal) },
      { 'paid + open': paidAndOpen },
    );
    const open = facturen
      .filter(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek === about)
      .map(({ openBedrag }) => Math.max(0, openBedrag ?? Number.NaN));
    yield* reportUnequal(
      about,
      { bedragTeBetalen: cents(bedragTeBetalen) },
      { 'open invoices': sum(open) },
    );
  }
};

function inOrder(list: readonly Betaalverzoek[]): string[] {
  return list.map(({ betalingsKenmerk }) => betalingsKenmerk);
}

function numbersOf(list: readonly Betaalverzoek[]): string[] {
  return inOrder(list).toSorted();
}

/** The fields of a payment request that the list has: arrangement options are on its page only. */
function asListed({
  regelingKeuzes: _choices,
  geenRegelingWegens: _reason,
  regelingBedrag: _amount,
  regelingVoltooidOp: _settled,
  regeling: _regeling,
  ...betaalverzoek
}: Betaalverzoek): Betaalverzoek {
  return betaalverzoek;
}

/** The list has every open payment request once, as on its own page, and nothing else. */
const listIsWhatIsOpen: ViewerRule = function* ({ betaalverzoeken, betaalverzoekDetails }) {
  const open = betaalverzoekDetails.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  yield* reportUnequal('requests', { list: numbersOf(betaalverzoeken) }, { open: numbersOf(open) });
  for (const inList of betaalverzoeken) {
    const betaalverzoek = betaalverzoekDetails.find(
      (one) => one.betalingsKenmerk === inList.betalingsKenmerk,
    );
    yield* reportUnequal(
      inList.betalingsKenmerk,
      { list: inList },
      { betaalverzoek: betaalverzoek && asListed(betaalverzoek) },
    );
  }
};

/** The most urgent payment request is first. */
const mostUrgentFirst: ViewerRule = function* ({ betaalverzoeken }) {
  yield* reportUnequal(
    'requests',
    { list: inOrder(betaalverzoeken) },
    { 'by urgency': inOrder(betaalverzoeken.toSorted(compareUrgency)) },
  );
};

/** Collection costs that would follow, from 15 % and at least € 40 (docs/domain.md, Dunning), cents. */
function collectionCosts(open: number): number {
  const bands = [
    [250_000, 0.15],
    [250_000, 0.1],
    [500_000, 0.05],
    [19_000_000, 0.01],
    [Number.POSITIVE_INFINITY, 0.005],
  ] as const;
  let left = open;
  let costs = 0;
  for (const [width, part] of bands) {
    costs += Math.min(left, width) * part;
    left = Math.max(0, left - width);
  }
  return Math.min(677_500, Math.max(4_000, Math.floor(costs)));
}

/** Each open Aanmaning, and nothing else, shows costs, by the statutory scale over all of them together. */
const costsFitTitle: ViewerRule = function* ({ betaalverzoekDetails }) {
  const allOpen = betaalverzoekDetails.filter(({ titel }) => titel === 'Aanmaning');
  const together = sum(allOpen.map(({ bedragTeBetalen }) => bedragTeBetalen));
  for (const {
    betalingsKenmerk,
    titel,
    bedragTeBetalen,
    kostenBijNietBetalen,
  } of betaalverzoekDetails) {
    const open = cents(bedragTeBetalen);
    const expected = titel === 'Aanmaning' && open > 0 ? collectionCosts(together) : null;
    const told = kostenBijNietBetalen === null ? null : cents(kostenBijNietBetalen);
    yield* reportUnequal(
      betalingsKenmerk,
      { kostenBijNietBetalen: told },
      { [`${titel} of ${open}`]: expected },
    );
  }
};

/** A payment request that was paid online has no open amount. */
const paidAttemptPaysBetaalverzoek: ViewerRule = function* ({ betaalverzoekDetails }) {
  for (const { betalingsKenmerk, betaling = null, bedragTeBetalen } of betaalverzoekDetails) {
    const holds = betaling?.status !== 'betaald' || bedragTeBetalen === 0;
    yield* reportInconsistent(
      betalingsKenmerk,
      holds,
      { betaling: betaling?.status },
      { bedragTeBetalen },
    );
  }
};

/** The last payment agrees with its payment request. */
const lastAttemptAgrees: ViewerRule = function* ({ betaling, betaalverzoekDetails }) {
  if (!betaling) return;
  const { betaalkenmerk, betalingId, status, betalingsKenmerkOpgemaakt } = betaling;
  const betaalverzoek = betaalverzoekDetails.find((one) => one.betalingsKenmerk === betaalkenmerk);
  yield* reportUnequal(
    betaalkenmerk,
    { attempt: betalingsKenmerkOpgemaakt },
    { betaalverzoek: betaalverzoek?.betalingsKenmerkOpgemaakt },
  );
  if (betaalverzoek?.betaling?.betalingId !== betalingId) return;
  yield* reportUnequal(
    betaalkenmerk,
    { attempt: status },
    { betaalverzoek: betaalverzoek.betaling.status },
  );
};

export const betaalverzoekRules: Rules<ViewerRule> = {
  betaalverzoekHoldsItsFacturen,
  betaalverzoekAddsUp,
  listIsWhatIsOpen,
  mostUrgentFirst,
  costsFitTitle,
  paidAttemptPaysBetaalverzoek,
  lastAttemptAgrees,
};
