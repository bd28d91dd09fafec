import { factuurStatusTexts } from '@mijn/domain/factuur';
import {
  cents,
  equal,
  fits,
  paysPolis,
  type Rules,
  sameSet,
  sum,
  type ViewerRule,
} from './agreement.ts';
import type { ViewerAnswers } from './ask.ts';
import { openOf } from './facturen.ts';

/** Returns the money that the insurer holds for a person: subject and cents. */
function unpaid({ declaratieDetails, facturen, betaalverzoekDetails }: ViewerAnswers): string[] {
  const declaraties = declaratieDetails
    .filter(
      ({ status, soortIndiener }) => status === 'AFGEHANDELD' && soortIndiener === 'Verzekerde',
    )
    .filter(({ uitkeerInformatie }) => uitkeerInformatie === null)
    .map(({ nummer, regels, verrekeningen = [] }) => {
      const setOff = sum(verrekeningen.map(({ bedrag }) => bedrag));
      return { about: nummer, left: sum(regels.map((line) => line.uitgekeerdBedrag)) - setOff };
    });
  const credits = facturen.map((row) => ({
    about: row.kenmerk,
    left: -cents(row.openBedrag ?? 0),
  }));
  const payments = betaalverzoekDetails.flatMap(({ betalingsKenmerk, teVeelBetaald = [] }) =>
    teVeelBetaald
      .filter(({ uitbetaaldOp }) => uitbetaaldOp === null)
      .map(({ bedrag, verrekend }) => ({
        about: betalingsKenmerk,
        left: cents(bedrag) - cents(verrekend),
      })),
  );
  return [...declaraties, ...credits, ...payments]
    .filter(({ left }) => left > 0)
    .map(({ about, left }) => `${about} ${left}`);
}

/** Exactly the money that was not paid out waits for an account or is on its way (also while it is held). */
const unpaidWaitsOrComes: ViewerRule = (viewer) => {
  const { tegoeden, onderweg, who } = viewer;
  if (!paysPolis(viewer)) return [];
  const told = [...tegoeden, ...onderweg].map(
    ({ kenmerk, bedrag }) => `${kenmerk} ${cents(bedrag)}`,
  );
  return sameSet(who, told, unpaid(viewer));
};

/** Money waits only without an account, in order, and comes on a day ahead. */
const waitingMoneyHasItsDay: ViewerRule = ({ tegoeden, onderweg, relatie, who }, today) => {
  const since = tegoeden.map(({ sinds }) => sinds);
  const expected = onderweg.map(({ verwachtOp }) => verwachtOp);
  return [
    ...fits(who, tegoeden.length === 0 || relatie.uitkeringIban === null, { tegoeden }),
    ...equal(who, [since, expected], [since.toSorted(), expected.toSorted()]),
    ...fits(
      who,
      since.every((day) => day <= today),
      since,
      { today },
    ),
    ...fits(
      who,
      expected.every((day) => day >= today),
      expected,
      { today },
    ),
  ];
};

/** Money that waits is set off against debts every day, so that only one of them remains. */
const waitingMoneyIsSetOff: ViewerRule = ({ tegoeden, facturen, who }, today) => {
  const debts = facturen.filter(
    (row) => openOf(row) === 'debt' && row.status !== factuurStatusTexts.schuldregeling,
  );
  const old = debts.filter(({ datum }) => datum < today);
  const free = debts.filter(({ betalingsRegelingId }) => !betalingsRegelingId);
  const waiting = tegoeden.filter(({ sinds }) => sinds < today);
  const credits = facturen.filter((row) => openOf(row) === 'credit');
  return [
    ...fits(who, waiting.length === 0 || old.length === 0, waiting, old),
    ...fits(who, credits.length === 0 || free.length === 0, credits, free),
  ];
};

export const tegoedRules: Rules<ViewerRule> = {
  unpaidWaitsOrComes,
  waitingMoneyHasItsDay,
  waitingMoneyIsSetOff,
};
