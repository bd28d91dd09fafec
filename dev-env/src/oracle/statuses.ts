import { type FactuurStatusCode, parseFactuurStatus } from '@mijn/domain/factuurstatus';
import type { FactuurInList } from '@mijn/contract/facturen';
import { cents, reportInconsistent, type Found, type Rules, type ViewerRule } from './agreement.ts';

/** Facts that go with a status (docs/domain.md, "Which invoice status when"). */
interface Expected {
  /** Open amount: none, a debt, or a credit. */
  readonly open: 'nothing' | 'debt' | 'credit';
  /** Possible titles of its payment request; undefined for no request. */
  readonly titles?: readonly (string | undefined)[];
  readonly inRegeling?: true;
  readonly incasso?: boolean;
  readonly kind?: FactuurInList['soortFactuur'];
}

const none = [undefined];

const table: Readonly<Record<FactuurStatusCode, Expected>> = {
  betaald: { open: 'nothing', incasso: false },
  toPay: { open: 'debt', titles: ['Factuur', 'Incasso mislukt'], incasso: false },
  verrekening: { open: 'nothing', incasso: false },
  toReceive: { open: 'credit', titles: none, incasso: false },
  incassoFailed: { open: 'debt', titles: none, incasso: false },
  betaalgemakEnded: { open: 'debt', titles: none, incasso: false },
  betalingsregeling: { open: 'debt', inRegeling: true },
  schuldregeling: { open: 'debt', inRegeling: true, incasso: false },
  herincasso: { open: 'debt', titles: none, incasso: true },
  aanmaning: { open: 'debt', titles: ['Aanmaning'], incasso: false },
  herinnering: { open: 'debt', titles: ['Herinnering'], incasso: false },
  seeEindafrekening: { open: 'nothing', kind: 'Eigenrisicotermijn', incasso: false },
  incassoPlanned: { open: 'debt', titles: none, incasso: true },
};

function openOf(factuur: FactuurInList): Expected['open'] {
  const open = cents(factuur.openBedrag);
  if (open === 0) return 'nothing';
  return open > 0 ? 'debt' : 'credit';
}

/** Every status is one of the specification's, or our own for a first direct debit. */
const statusIsKnown: ViewerRule = function* ({ facturen }) {
  for (const { kenmerk, status } of facturen) {
    const code = parseFactuurStatus(status)?.code;
    yield* reportInconsistent(kenmerk, code !== undefined, { status }, { 'known status': false });
  }
};

function* besideStatus(factuur: FactuurInList, expected: Expected): Iterable<Found> {
  const { kenmerk, status, soortFactuur } = factuur;
  const titel = factuur.titel ?? undefined;
  const { titles = [titel], incasso, inRegeling, kind = soortFactuur } = expected;
  const open = openOf(factuur);
  yield* reportInconsistent(
    kenmerk,
    open === expected.open,
    { status },
    { open: factuur.openBedrag },
  );
  yield* reportInconsistent(kenmerk, titles.includes(titel), { status }, { titel });
  const { datumAutomatischeIncasso: planned, betalingsRegelingId: regeling = null } = factuur;
  const debitFits = incasso === undefined || incasso === (planned !== null);
  yield* reportInconsistent(kenmerk, debitFits, { status }, { datumAutomatischeIncasso: planned });
  yield* reportInconsistent(
    kenmerk,
    !inRegeling || regeling !== null,
    { status },
    { betalingsRegelingId: regeling },
  );
  yield* reportInconsistent(kenmerk, kind === soortFactuur, { status }, { soortFactuur });
}

/** A status fits the open amount, the payment request and the way of payment. */
const statusFits: ViewerRule = function* ({ facturen }) {
  for (const factuur of facturen) {
    const parsed = parseFactuurStatus(factuur.status);
    if (parsed) yield* besideStatus(factuur, table[parsed.code]);
  }
};

const dayInStatusAgrees: ViewerRule = function* ({ facturen }) {
  for (const { kenmerk, status, datumAutomatischeIncasso } of facturen) {
    const day = parseFactuurStatus(status)?.dag;
    const holds = day === undefined || day === datumAutomatischeIncasso;
    yield* reportInconsistent(kenmerk, holds, { status }, { datumAutomatischeIncasso });
  }
};

/** A title and a payment request occur together. */
const titleHasBetaalverzoek: ViewerRule = function* ({ facturen }) {
  for (const { kenmerk, titel = null, kenmerkBetaalverzoek } of facturen) {
    const holds = (titel === null) === (kenmerkBetaalverzoek === null);
    yield* reportInconsistent(kenmerk, holds, { titel }, { kenmerkBetaalverzoek });
  }
};

/** An instalment with "Zie eindafrekening" has a settlement of its year. */
const takenUpTermijnIsSettled: ViewerRule = function* ({ facturen, specifications }) {
  const years = new Set(specifications.map(({ specificatie }) => specificatie.jaarRegeling));
  for (const { kenmerk, status, datum } of facturen) {
    if (parseFactuurStatus(status)?.code !== 'seeEindafrekening') continue;
    const year = Number(datum.slice(0, 4));
    yield* reportInconsistent(
      kenmerk,
      years.has(year),
      { status, year },
      { 'settled years': [...years] },
    );
  }
};

/** A waiting credit is set off against debts every day. */
const waitingMoneyIsSetOff: ViewerRule = function* ({ facturen, who }) {
  const waiting = facturen.filter((factuur) => openOf(factuur) === 'credit');
  const debts = facturen.filter(
    (factuur) => openOf(factuur) === 'debt' && !factuur.betalingsRegelingId,
  );
  const [first] = waiting;
  if (!first || debts.length === 0) return;
  yield* reportInconsistent(
    who,
    false,
    { 'to receive': first.kenmerk },
    { 'to pay': debts[0]?.kenmerk },
  );
};

export const statusRules: Rules<ViewerRule> = {
  statusIsKnown,
  statusFits,
  dayInStatusAgrees,
  titleHasBetaalverzoek,
  takenUpTermijnIsSettled,
  waitingMoneyIsSetOff,
};
