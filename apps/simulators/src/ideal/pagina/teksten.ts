import type { Taal } from '../../pagina/taal.ts';
import type { Status } from '../betaling.ts';
import type { Storingsgroep } from '../storingen.ts';
import type { Uitkomst } from '../uitkomsten.rules.ts';

const statussenNl: Readonly<Record<Status, string>> = {
  open: 'Open',
  pending: 'In behandeling',
  paid: 'Betaald',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
};

const uitkomstenNl: Readonly<Record<Uitkomst, string>> = {
  betaald: 'Betalen',
  mislukt: 'Laat mislukken',
  geannuleerd: 'Annuleren',
  verlopen: 'Laat verlopen',
  inBehandeling: 'Laat in behandeling',
};

const alsnogNl: Readonly<Record<Uitkomst, string>> = {
  ...uitkomstenNl,
  betaald: 'Alsnog betaald',
  mislukt: 'Alsnog mislukt',
  geannuleerd: 'Alsnog geannuleerd',
  verlopen: 'Alsnog verlopen',
};

const groepenNl: Readonly<Record<Storingsgroep, string>> = {
  melding: 'De melding aan de verzekeraar (webhook)',
  ophalen: 'Wat de verzekeraar hoort als die de betaling ophaalt',
  dienst: 'De betaaldienst zelf',
};

const nl = {
  naam: 'Nergensbank (simulator)',
  bank: 'Nergensbank',
  titel: 'Betaling bevestigen',
  ditIsNietEcht: 'Dit is een simulator.',
  uitleg: 'Er gaat geen echt geld over. De bank bestaat niet. Vul nergens je echte gegevens in.',
  naar: 'Naar',
  van: 'Van',
  proefrekening: 'Proefrekening',
  omschrijving: 'Omschrijving',
  bedrag: 'Bedrag',
  betaalVoor: 'Betalen kan tot',
  anders: 'Anders laten aflopen',
  andersUitleg: 'Kies hoe deze betaling afloopt. Je gaat daarna terug.',
  storingen: 'Storingen nabootsen',
  geenStoring: 'Niets, alles gaat goed',
  klaarTitel: 'Deze betaling is al klaar',
  wachtTitel: 'Deze betaling is in behandeling',
  wachtUitleg: 'De bank is nog bezig. Kies hieronder hoe het afloopt.',
  stand: 'Stand',
  terug: 'Terug naar',
  kanNietMeer: 'Dat kan met deze betaling niet meer. Zo staat die er nu voor:',
  besturing: 'Besturing',
  besturingUitleg:
    'Hier bepaal je wat er misgaat tussen de bank en de verzekeraar. Wat je voor alle betalingen instelt, geldt tot je het weghaalt.',
  alleBetalingen: 'Voor alle betalingen',
  alleenDeze: 'Alleen voor deze betaling',
  instellen: 'Instellen',
  betalingen: 'Betalingen',
  geenBetalingen: 'Er is nog geen betaling. Betaal eerst iets in de app.',
  stappen: 'Wat er gebeurde',
  meldingen: 'Meldingen aan de verzekeraar',
  geenMeldingen: 'Er is nog niets gemeld.',
  geenAntwoord: 'geen antwoord',
  antwoord: 'antwoord',
  meldNu: 'Meld nu',
  meldVals: 'Meld een vervalste betaling',
  naarBetaalpagina: 'Naar de betaalpagina',
  naarBesturing: 'Naar alle betalingen',
  onbekendTitel: 'Deze betaling kennen we niet',
  onbekendUitleg: 'Ga terug naar de app en begin daar opnieuw.',
  startTitel: 'Hier begin je niet',
  startUitleg: 'Open de app en betaal daar een rekening. Dan kom je vanzelf hier.',
  misTitel: 'Er ging iets mis in de simulator',
  statussen: statussenNl,
  uitkomsten: uitkomstenNl,
  alsnog: alsnogNl,
  groepen: groepenNl,
};

/** The words of the simulator's pages. */
export type Teksten = typeof nl;

const en: Teksten = {
  naam: 'Nergensbank (simulator)',
  bank: 'Nergensbank',
  titel: 'Confirm payment',
  ditIsNietEcht: 'This is a simulator.',
  uitleg: 'No real money moves. The bank does not exist. Do not enter your real details anywhere.',
  naar: 'To',
  van: 'From',
  proefrekening: 'Trial account',
  omschrijving: 'Description',
  bedrag: 'Amount',
  betaalVoor: 'You can pay until',
  anders: 'Let it end differently',
  andersUitleg: 'Choose how this payment ends. After that you go back.',
  storingen: 'Simulate faults',
  geenStoring: 'Nothing, all goes well',
  klaarTitel: 'This payment has been dealt with',
  wachtTitel: 'This payment is pending',
  wachtUitleg: 'The bank is still busy. Choose below how it ends.',
  stand: 'Status',
  terug: 'Back to',
  kanNietMeer: 'That is no longer possible with this payment. This is how it stands now:',
  besturing: 'Control',
  besturingUitleg:
    'Here you decide what goes wrong between the bank and the insurer. What you set for all payments holds until you take it away.',
  alleBetalingen: 'For all payments',
  alleenDeze: 'For this payment only',
  instellen: 'Set',
  betalingen: 'Payments',
  geenBetalingen: 'There is no payment yet. Pay something in the app first.',
  stappen: 'What happened',
  meldingen: 'Webhooks to the insurer',
  geenMeldingen: 'Nothing has been told yet.',
  geenAntwoord: 'no answer',
  antwoord: 'answer',
  meldNu: 'Send the webhook now',
  meldVals: 'Send a forged webhook',
  naarBetaalpagina: 'To the payment page',
  naarBesturing: 'To all payments',
  onbekendTitel: 'We do not know this payment',
  onbekendUitleg: 'Go back to the app and start again there.',
  startTitel: 'This is not where you start',
  startUitleg: 'Open the app and pay a bill there. That brings you here.',
  misTitel: 'Something went wrong in the simulator',
  statussen: {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    canceled: 'Cancelled',
    expired: 'Expired',
  },
  uitkomsten: {
    betaald: 'Pay',
    mislukt: 'Let it fail',
    geannuleerd: 'Cancel',
    verlopen: 'Let it expire',
    inBehandeling: 'Leave it pending',
  },
  alsnog: {
    betaald: 'Paid after all',
    mislukt: 'Failed after all',
    geannuleerd: 'Cancelled after all',
    verlopen: 'Expired after all',
    inBehandeling: 'Leave it pending',
  },
  groepen: {
    melding: 'The message to the insurer (webhook)',
    ophalen: 'What the insurer hears on fetching the payment',
    dienst: 'The payment provider itself',
  },
};

/** The words in both languages. */
export const teksten: Readonly<Record<Taal, Teksten>> = { nl, en };
