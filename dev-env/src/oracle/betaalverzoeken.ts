import type { Betaalverzoek } from '@mijn/contract/facturen';
import { agree, cents, fits, type Rules, sum, type ViewerRule } from './agreement.ts';

const titlesByUrgency = ['Aanmaning', 'Herinnering', 'Incasso mislukt', 'Factuur'];

/** A request holds the invoices that name it, each with the list's kind, day, amount and period. */
const requestHoldsItsInvoices: ViewerRule = function* ({ requests, facturen }) {
  for (const { betalingsKenmerk: about, facturen: inRequest } of requests) {
    const naming = facturen.filter(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek === about);
    yield* agree(
      about,
      { request: inRequest.map(({ kenmerk }) => kenmerk).toSorted() },
      { list: naming.map(({ kenmerk }) => kenmerk).toSorted() },
    );
    for (const { kenmerk, factuur, datum, bedrag, periode } of inRequest) {
      const row = facturen.find((one) => one.kenmerk === kenmerk);
      yield* agree(
        `${about} ${kenmerk}`,
        { request: [factuur, datum, cents(bedrag), periode] },
        { list: [row?.soortFactuur, row?.datum, cents(row?.bedrag), row?.periode] },
      );
    }
  }
};

/** A request's total is the sum of its invoices; less what was paid it is what is left. */
const requestAddsUp: ViewerRule = function* ({ requests, facturen }) {
  for (const request of requests) {
    const { betalingsKenmerk: about, bedragTotaal, bedragTeBetalen } = request;
    const invoices = sum(request.facturen.map(({ bedrag }) => bedrag));
    yield* agree(about, { bedragTotaal: cents(bedragTotaal) }, { invoices });
    const paidAndOpen = sum([request.bedragEerderBetaaldVerrekend, bedragTeBetalen]);
    yield* agree(about, { bedragTotaal: cents(bedragTotaal) }, { 'paid + open': paidAndOpen });
    const open = facturen
      .filter(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek === about)
      .map(({ openBedrag }) => Math.max(0, openBedrag ?? Number.NaN));
    yield* agree(
      about,
      { bedragTeBetalen: cents(bedragTeBetalen) },
      { 'open invoices': sum(open) },
    );
  }
};

function numbersOf(list: readonly Betaalverzoek[]): string[] {
  return list.map(({ betalingsKenmerk }) => betalingsKenmerk).toSorted();
}

/** A request as far as the list tells of it: the ways to pay it in terms stand on its page alone. */
function asListed({
  regelingKeuzes: _choices,
  geenRegelingWegens: _reason,
  regeling: _regeling,
  ...request
}: Betaalverzoek): Betaalverzoek {
  return request;
}

/** What has to be paid is listed, once, as the request itself says it, and nothing else is. */
const listIsWhatIsOpen: ViewerRule = function* ({ betaalverzoeken, requests }) {
  const open = requests.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  yield* agree('requests', { list: numbersOf(betaalverzoeken) }, { open: numbersOf(open) });
  for (const inList of betaalverzoeken) {
    const request = requests.find((one) => one.betalingsKenmerk === inList.betalingsKenmerk);
    yield* agree(
      inList.betalingsKenmerk,
      { list: inList },
      { request: request && asListed(request) },
    );
  }
};

/** The most urgent request comes first: by its title, then by its last day. */
const mostUrgentFirst: ViewerRule = function* ({ betaalverzoeken }) {
  const keys = betaalverzoeken.map(
    ({ titel, uitersteBetaalDatum }) => `${titlesByUrgency.indexOf(titel)} ${uitersteBetaalDatum}`,
  );
  yield* agree('requests', { list: keys }, { 'by urgency': keys.toSorted() });
};

/** Collection costs that would follow, from 15 % and at least € 40 (domain.md, Dunning), cents. */
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

/** Costs are told in an Aanmaning that is open, by the law's table, and nowhere else. */
const costsFitTitle: ViewerRule = function* ({ requests }) {
  for (const { betalingsKenmerk, titel, bedragTeBetalen, kostenBijNietBetalen } of requests) {
    const open = cents(bedragTeBetalen);
    const expected = titel === 'Aanmaning' && open > 0 ? collectionCosts(open) : null;
    const told = kostenBijNietBetalen === null ? null : cents(kostenBijNietBetalen);
    yield* agree(
      betalingsKenmerk,
      { kostenBijNietBetalen: told },
      { [`${titel} of ${open}`]: expected },
    );
  }
};

/** A request that was paid online is paid. */
const paidAttemptPaysRequest: ViewerRule = function* ({ requests }) {
  for (const { betalingsKenmerk, betaling = null, bedragTeBetalen } of requests) {
    const holds = betaling?.status !== 'betaald' || bedragTeBetalen === 0;
    yield* fits(betalingsKenmerk, holds, { betaling: betaling?.status }, { bedragTeBetalen });
  }
};

/** The last attempt to pay says of itself what its payment request says of it. */
const lastAttemptAgrees: ViewerRule = function* ({ betaling, requests }) {
  if (!betaling) return;
  const { betaalkenmerk, betalingId, status, betalingsKenmerkOpgemaakt } = betaling;
  const request = requests.find((one) => one.betalingsKenmerk === betaalkenmerk);
  yield* agree(
    betaalkenmerk,
    { attempt: betalingsKenmerkOpgemaakt },
    { request: request?.betalingsKenmerkOpgemaakt },
  );
  if (request?.betaling?.betalingId !== betalingId) return;
  yield* agree(betaalkenmerk, { attempt: status }, { request: request.betaling.status });
};

/** Payment requests: their invoices, sums, order, costs and payments agree. */
export const betaalverzoekRules: Rules<ViewerRule> = {
  requestHoldsItsInvoices,
  requestAddsUp,
  listIsWhatIsOpen,
  mostUrgentFirst,
  costsFitTitle,
  paidAttemptPaysRequest,
  lastAttemptAgrees,
};
