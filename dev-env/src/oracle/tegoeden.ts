import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { factuurStatusTexts } from '@mijn/domain/factuurstatus';
import {
  reportUnequal,
  cents,
  reportInconsistent,
  paysPolis,
  type Rules,
  sum,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';
import { settledOn } from './care.ts';

// Days after which a credit invoice is paid out.
const payoutDays = 14;

// Bills in debt help are suspended.
const atRest = factuurStatusTexts.schuldregeling;

/** Returns the set-off amount of a claim, in cents. */
function verrekeningOf({ verrekeningen = [] }: DeclaratieDetail): number {
  return sum(verrekeningen.map(({ bedrag }) => bedrag));
}

/** Returns the claims and invoices that have to wait without an account: number, amount and day. */
function expectedToWait({ declaratieDetails, facturen }: ViewerAnswers): string[] {
  const declaraties = declaratieDetails
    .filter(
      (declaratie) =>
        declaratie.status === 'AFGEHANDELD' && declaratie.soortIndiener === 'Verzekerde',
    )
    .filter(({ uitkeerInformatie }) => uitkeerInformatie === null)
    .map((declaratie) => ({
      declaratie,
      gets: sum(declaratie.regels.map((line) => line.uitgekeerdBedrag)) - verrekeningOf(declaratie),
    }))
    .filter(({ gets }) => gets > 0)
    .map(
      ({ declaratie, gets }) => `declaratie ${declaratie.nummer} ${gets} ${settledOn(declaratie)}`,
    );
  const invoices = facturen
    .filter(({ openBedrag = 0 }) => openBedrag < 0)
    .map((row) => `factuur ${row.kenmerk} ${-cents(row.openBedrag)} ${row.datum}`);
  return [...declaraties, ...invoices].toSorted();
}

/** Exactly the unpaid amounts wait, each with its amount and start. */
const whatWaitsIsWhatWasNotPaid: ViewerRule = function* (viewer) {
  const { tegoeden, relatie, who } = viewer;
  if (!paysPolis(viewer) || relatie.uitkeringIban !== null) return;
  const waiting = tegoeden
    .filter(({ soort }) => soort !== 'betaling')
    .map(({ soort, kenmerk, bedrag, sinds }) => `${soort} ${kenmerk} ${cents(bedrag)} ${sinds}`);
  const expected = expectedToWait(viewer);
  yield* reportUnequal(who, { waiting: waiting.toSorted() }, { 'not paid': expected });
};

/** The waiting credit of payments is the overpayment less set-offs. */
const overpaymentWaitsWhole: ViewerRule = function* ({ tegoeden, betaalverzoekDetails, who }) {
  const waiting = tegoeden
    .filter(({ soort }) => soort === 'betaling')
    .map(({ kenmerk, bedrag }) => `${kenmerk} ${cents(bedrag)}`);
  const expected = betaalverzoekDetails.flatMap(({ betalingsKenmerk, teVeelBetaald = [] }) =>
    teVeelBetaald
      .filter(({ uitbetaaldOp, verwachtOp }) => uitbetaaldOp === null && verwachtOp === null)
      .map(({ bedrag, verrekend }) => cents(bedrag) - cents(verrekend))
      .filter((left) => left > 0)
      .map((left) => `${betalingsKenmerk} ${left}`),
  );
  yield* reportUnequal(
    who,
    { waiting: waiting.toSorted() },
    { 'paid too much': expected.toSorted() },
  );
};

/** Credits and debts of yesterday are set off, so that only one of them remains. */
const nothingOpenBesideWhatWaits: ViewerRule = function* ({ tegoeden, facturen, who }, today) {
  const waiting = tegoeden.filter(({ sinds }) => sinds < today).map(({ kenmerk }) => kenmerk);
  const open = facturen
    .filter(
      ({ openBedrag = 0, status, datum }) => openBedrag > 0 && datum < today && status !== atRest,
    )
    .map(({ kenmerk }) => kenmerk);
  yield* reportInconsistent(who, waiting.length === 0 || open.length === 0, { waiting }, { open });
};

/** Credits wait only if no account is known. */
const whatWaitsLacksAnAccount: ViewerRule = function* ({ tegoeden, relatie, who }) {
  const { uitkeringIban } = relatie;
  const holds = tegoeden.length === 0 || uitkeringIban === null;
  yield* reportInconsistent(who, holds, { waiting: tegoeden.length }, { account: uitkeringIban });
};

/** A waiting overpayment names its payment request. */
const overpaymentNamesItsBetaalverzoek: ViewerRule = function* ({
  tegoeden,
  betaalverzoekDetails,
}) {
  const known = new Set(betaalverzoekDetails.map(({ betalingsKenmerk }) => betalingsKenmerk));
  for (const { soort, kenmerk } of tegoeden) {
    yield* reportInconsistent(
      kenmerk,
      soort !== 'betaling' || known.has(kenmerk),
      { soort },
      { betaalverzoek: false },
    );
  }
};

/** Returns the invoices and payments that have to be paid to a known account: amount and day. */
function expectedToCome({ facturen, betaalverzoekDetails, tegoeden }: ViewerAnswers): string[] {
  const waiting = new Set(tegoeden.map(({ kenmerk }) => kenmerk));
  const invoices = facturen
    .filter(({ openBedrag = 0, kenmerk }) => openBedrag < 0 && !waiting.has(kenmerk))
    .map(({ kenmerk, openBedrag, datum }) => {
      const day = Temporal.PlainDate.from(datum).add({ days: payoutDays });
      return `factuur ${kenmerk} ${-cents(openBedrag)} ${day.toString()}`;
    });
  const payments = betaalverzoekDetails.flatMap(({ betalingsKenmerk, teVeelBetaald = [] }) =>
    teVeelBetaald
      .filter(({ uitbetaaldOp, verwachtOp }) => uitbetaaldOp === null && verwachtOp !== null)
      .map(({ bedrag, verrekend, verwachtOp }) => ({
        left: cents(bedrag) - cents(verrekend),
        verwachtOp,
      }))
      .filter(({ left }) => left > 0)
      .map(({ left, verwachtOp }) => `betaling ${betalingsKenmerk} ${left} ${verwachtOp}`),
  );
  return [...invoices, ...payments].toSorted();
}

/** Exactly the credits of invoices and payment requests are on their way, with amount and day. */
const whatComesIsWhatIsOwed: ViewerRule = function* (viewer) {
  const { onderweg, who } = viewer;
  const coming = onderweg
    .filter(({ soort }) => soort !== 'declaratie')
    .map(
      ({ soort, kenmerk, bedrag, verwachtOp }) =>
        `${soort} ${kenmerk} ${cents(bedrag)} ${verwachtOp}`,
    );
  yield* reportUnequal(who, { coming: coming.toSorted() }, { owed: expectedToCome(viewer) });
};

/** Payments are in order of their expected day, none in the past. */
const firstToComeFirst: ViewerRule = function* ({ onderweg, who }, today) {
  const days = onderweg.map(({ verwachtOp }) => verwachtOp);
  yield* reportUnequal(who, { expected: days }, { 'in order': days.toSorted() });
  yield* reportInconsistent(
    who,
    days.every((day) => day >= today),
    { today },
    { expected: days },
  );
};

/** Credits are in order of waiting, none from the future. */
const longestWaitFirst: ViewerRule = function* ({ tegoeden, who }, today) {
  const days = tegoeden.map(({ sinds }) => sinds);
  yield* reportUnequal(who, { since: days }, { 'in order': days.toSorted() });
  yield* reportInconsistent(
    who,
    days.every((day) => day <= today),
    { today },
    { since: days },
  );
};

export const tegoedRules: Rules<ViewerRule> = {
  whatWaitsIsWhatWasNotPaid,
  whatWaitsLacksAnAccount,
  overpaymentNamesItsBetaalverzoek,
  overpaymentWaitsWhole,
  nothingOpenBesideWhatWaits,
  longestWaitFirst,
  whatComesIsWhatIsOwed,
  firstToComeFirst,
};
