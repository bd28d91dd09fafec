import type { Language } from '@mijn/domain/language';
import type { Status, Outcome } from '../betaling.ts';
import type { FaultGroup } from '../faults.ts';

const statusesNl: Readonly<Record<Status, string>> = {
  open: 'Open',
  pending: 'In behandeling',
  paid: 'Betaald',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
};

const outcomesNl: Readonly<Record<Outcome, string>> = {
  paid: 'Betalen',
  failed: 'Laat mislukken',
  canceled: 'Annuleren',
  expired: 'Laat verlopen',
  pending: 'Laat in behandeling',
};

const afterAllNl: Readonly<Record<Outcome, string>> = {
  ...outcomesNl,
  paid: 'Alsnog betaald',
  failed: 'Alsnog mislukt',
  canceled: 'Alsnog geannuleerd',
  expired: 'Alsnog verlopen',
};

const groupsNl: Readonly<Record<FaultGroup, string>> = {
  notice: 'De melding aan de verzekeraar (webhook)',
  retrieval: 'Wat de verzekeraar hoort als die de betaling ophaalt',
  service: 'De betaaldienst zelf',
};

const nl = {
  name: 'Nergensbank (simulator)',
  bank: 'Nergensbank',
  title: 'Betaling bevestigen',
  thisIsNotReal: 'Dit is een simulator.',
  explanation:
    'Er gaat geen echt geld over. De bank bestaat niet. Vul nergens je echte gegevens in.',
  to: 'Naar',
  from: 'Van',
  testAccount: 'Proefrekening',
  description: 'Omschrijving',
  amount: 'Bedrag',
  payBefore: 'Betalen kan tot',
  otherwise: 'Anders laten aflopen',
  otherwiseExplanation: 'Kies hoe deze betaling afloopt. Je gaat daarna terug.',
  faults: 'Storingen nabootsen',
  noFault: 'Niets, alles gaat goed',
  doneTitle: 'Deze betaling is al klaar',
  waitTitle: 'Deze betaling is in behandeling',
  waitExplanation: 'De bank is nog bezig. Kies hieronder hoe het afloopt.',
  status: 'Stand',
  back: 'Terug naar',
  noLongerPossible: 'Dat kan met deze betaling niet meer. Zo staat die er nu voor:',
  control: 'Besturing',
  controlExplanation:
    'Hier bepaal je wat er misgaat tussen de bank en de verzekeraar. Wat je voor alle betalingen instelt, geldt tot je het weghaalt.',
  allBetalingen: 'Voor alle betalingen',
  onlyThis: 'Alleen voor deze betaling',
  set: 'Instellen',
  betalingen: 'Betalingen',
  noBetalingen: 'Er is nog geen betaling. Betaal eerst iets in de app.',
  steps: 'Wat er gebeurde',
  notices: 'Meldingen aan de verzekeraar',
  noNotices: 'Er is nog niets gemeld.',
  noResponse: 'geen antwoord',
  response: 'antwoord',
  reportNow: 'Meld nu',
  reportForged: 'Meld een vervalste betaling',
  refund: 'Betaal alles terug',
  chargeBack: 'Laat de bank het terughalen',
  reverseChargeBack: 'Laat de bank het toch betalen',
  toPaymentPage: 'Naar de betaalpagina',
  toControl: 'Naar alle betalingen',
  unknownTitle: 'Deze betaling kennen we niet',
  unknownExplanation: 'Ga terug naar de app en begin daar opnieuw.',
  startTitle: 'Hier begin je niet',
  startExplanation: 'Open de app en betaal daar een betaalverzoek. Dan kom je vanzelf hier.',
  wentWrongTitle: 'Er ging iets mis in de simulator',
  statuses: statusesNl,
  outcomes: outcomesNl,
  afterAll: afterAllNl,
  groups: groupsNl,
};

export type Texts = typeof nl;

const en: Texts = {
  name: 'Nergensbank (simulator)',
  bank: 'Nergensbank',
  title: 'Confirm payment',
  thisIsNotReal: 'This is a simulator.',
  explanation:
    'No real money moves. The bank does not exist. Do not enter your real details anywhere.',
  to: 'To',
  from: 'From',
  testAccount: 'Trial account',
  description: 'Description',
  amount: 'Amount',
  payBefore: 'You can pay until',
  otherwise: 'Let it end differently',
  otherwiseExplanation: 'Choose how this payment ends. After that you go back.',
  faults: 'Simulate faults',
  noFault: 'Nothing, all goes well',
  doneTitle: 'This payment has been dealt with',
  waitTitle: 'This payment is pending',
  waitExplanation: 'The bank is still busy. Choose below how it ends.',
  status: 'Status',
  back: 'Back to',
  noLongerPossible: 'That is no longer possible with this payment. This is how it stands now:',
  control: 'Control',
  controlExplanation:
    'Here you decide what goes wrong between the bank and the insurer. What you set for all payments holds until you take it away.',
  allBetalingen: 'For all payments',
  onlyThis: 'For this payment only',
  set: 'Set',
  betalingen: 'Payments',
  noBetalingen: 'There is no payment yet. Pay something in the app first.',
  steps: 'What happened',
  notices: 'Webhooks to the insurer',
  noNotices: 'Nothing has been told yet.',
  noResponse: 'no answer',
  response: 'answer',
  reportNow: 'Send the webhook now',
  reportForged: 'Send a forged webhook',
  refund: 'Refund all of it',
  chargeBack: 'Let the bank take it back',
  reverseChargeBack: 'Let the bank pay it after all',
  toPaymentPage: 'To the payment page',
  toControl: 'To all payments',
  unknownTitle: 'We do not know this payment',
  unknownExplanation: 'Go back to the app and start again there.',
  startTitle: 'This is not where you start',
  startExplanation: 'Open the app and pay a bill there. That brings you here.',
  wentWrongTitle: 'Something went wrong in the simulator',
  statuses: {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    canceled: 'Cancelled',
    expired: 'Expired',
  },
  outcomes: {
    paid: 'Pay',
    failed: 'Let it fail',
    canceled: 'Cancel',
    expired: 'Let it expire',
    pending: 'Leave it pending',
  },
  afterAll: {
    paid: 'Paid after all',
    failed: 'Failed after all',
    canceled: 'Cancelled after all',
    expired: 'Expired after all',
    pending: 'Leave it pending',
  },
  groups: {
    notice: 'The message to the insurer (webhook)',
    retrieval: 'What the insurer hears on fetching the payment',
    service: 'The payment provider itself',
  },
};

export const texts: Readonly<Record<Language, Texts>> = { nl, en };
