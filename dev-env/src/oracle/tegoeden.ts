import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { factuurStatusTexts } from '@mijn/domain/factuurstatus';
import { agree, cents, fits, paysPolis, type Rules, sum, type ViewerRule } from './agreement.ts';
import type { ViewerAnswers } from './answers.ts';
import { handledOn } from './care.ts';

// What one is to receive of an invoice is paid so many days after it.
const payoutDays = 14;

// With debt help bills rest.
const atRest = factuurStatusTexts.schuldregeling;

/** What of a claim was set off, cents. */
function verrekeningOf({ verrekeningen = [] }: DeclaratieDetail): number {
  return sum(verrekeningen.map(({ bedrag }) => bedrag));
}

/** What has to wait of claims and invoices while no account is known: by number, with the amount and day. */
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
      ({ declaratie, gets }) => `declaratie ${declaratie.nummer} ${gets} ${handledOn(declaratie)}`,
    );
  const invoices = facturen
    .filter(({ openBedrag = 0 }) => openBedrag < 0)
    .map((row) => `factuur ${row.kenmerk} ${-cents(row.openBedrag)} ${row.datum}`);
  return [...declaraties, ...invoices].toSorted();
}

/** Money waits exactly where something was not paid, in each place with its amount and since when. */
const whatWaitsIsWhatWasNotPaid: ViewerRule = function* (viewer) {
  const { tegoeden, relatie, who } = viewer;
  if (!paysPolis(viewer) || relatie.uitkeringIban !== null) return;
  const waiting = tegoeden
    .filter(({ soort }) => soort !== 'betaling')
    .map(({ soort, kenmerk, bedrag, sinds }) => `${soort} ${kenmerk} ${cents(bedrag)} ${sinds}`);
  const expected = expectedToWait(viewer);
  yield* agree(who, { waiting: waiting.toSorted() }, { 'not paid': expected });
};

/** What waits of payments is what was paid too much, less what of it was set off. */
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
  yield* agree(who, { waiting: waiting.toSorted() }, { 'paid too much': expected.toSorted() });
};

/** What waited yesterday is set off against what was open yesterday: not both are left. */
const nothingOpenBesideWhatWaits: ViewerRule = function* ({ tegoeden, facturen, who }, today) {
  const waiting = tegoeden.filter(({ sinds }) => sinds < today).map(({ kenmerk }) => kenmerk);
  const open = facturen
    .filter(
      ({ openBedrag = 0, status, datum }) => openBedrag > 0 && datum < today && status !== atRest,
    )
    .map(({ kenmerk }) => kenmerk);
  yield* fits(who, waiting.length === 0 || open.length === 0, { waiting }, { open });
};

/** Money waits for an account where none is known, and only there. */
const whatWaitsLacksAnAccount: ViewerRule = function* ({ tegoeden, relatie, who }) {
  const { uitkeringIban } = relatie;
  const holds = tegoeden.length === 0 || uitkeringIban === null;
  yield* fits(who, holds, { waiting: tegoeden.length }, { account: uitkeringIban });
};

/** What was paid too much and waits names the betaalverzoek that it was paid on. */
const overpaymentNamesItsBetaalverzoek: ViewerRule = function* ({
  tegoeden,
  betaalverzoekDetails,
}) {
  const known = new Set(betaalverzoekDetails.map(({ betalingsKenmerk }) => betalingsKenmerk));
  for (const { soort, kenmerk } of tegoeden) {
    yield* fits(
      kenmerk,
      soort !== 'betaling' || known.has(kenmerk),
      { soort },
      { betaalverzoek: false },
    );
  }
};

/** What of invoices and payments has to be paid to an account that is known: with its amount and, where told, day. */
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

/** Money is on its way exactly where an invoice or a payment request says so, with its amount and day. */
const whatComesIsWhatIsOwed: ViewerRule = function* (viewer) {
  const { onderweg, who } = viewer;
  const coming = onderweg
    .filter(({ soort }) => soort !== 'declaratie')
    .map(
      ({ soort, kenmerk, bedrag, verwachtOp }) =>
        `${soort} ${kenmerk} ${cents(bedrag)} ${verwachtOp}`,
    );
  yield* agree(who, { coming: coming.toSorted() }, { owed: expectedToCome(viewer) });
};

/** What comes first stands first, and nothing is expected on a day that has been. */
const firstToComeFirst: ViewerRule = function* ({ onderweg, who }, today) {
  const days = onderweg.map(({ verwachtOp }) => verwachtOp);
  yield* agree(who, { expected: days }, { 'in order': days.toSorted() });
  yield* fits(
    who,
    days.every((day) => day >= today),
    { today },
    { expected: days },
  );
};

/** What waits longest comes first, and nothing waits since a day to come. */
const longestWaitFirst: ViewerRule = function* ({ tegoeden, who }, today) {
  const days = tegoeden.map(({ sinds }) => sinds);
  yield* agree(who, { since: days }, { 'in order': days.toSorted() });
  yield* fits(
    who,
    days.every((day) => day <= today),
    { today },
    { since: days },
  );
};

/** Money that waits: with what was not paid, and why. */
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
