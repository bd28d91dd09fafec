import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';

/** Days in which a payment request is to be paid, from the day it gets a title (domain.md, dunning). */
export const paymentDays: Readonly<Record<BetaalverzoekTitle, number>> = {
  Factuur: 30,
  'Incasso mislukt': 30,
  Herinnering: 14,
  Aanmaning: 14,
};

/** The title that follows when it is not paid in time. After an Aanmaning nothing of ours follows. */
export const nextTitle: Readonly<Partial<Record<BetaalverzoekTitle, BetaalverzoekTitle>>> = {
  Factuur: 'Herinnering',
  'Incasso mislukt': 'Herinnering',
  Herinnering: 'Aanmaning',
};

/** Money that somebody gets is paid out after this many days. */
export const payoutDays = 14;
