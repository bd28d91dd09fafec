import type { Language } from '@mijn/domain/language';
import type { Decision } from './config.ts';

const decideNl: Readonly<Record<Decision, string>> = {
  geboekt: 'Boek op het betaalverzoek',
  terugbetaald: 'Betaal terug',
  elders: 'Sluit: elders geregeld',
};

const kindsNl: Readonly<Record<string, string>> = {
  bedrag: 'Een ander bedrag dan gevraagd',
  valuta: 'Een andere munt dan gevraagd',
  kenmerk: 'Een ander betalingskenmerk dan gevraagd',
  dienstId: 'Nog een betaling met hetzelfde kenmerk',
};

const decisionsNl: Readonly<Record<string, string>> = {
  geboekt: 'Geboekt op het betaalverzoek',
  terugbetaald: 'Wordt terugbetaald',
  elders: 'Gesloten: elders geregeld',
  vanzelf: 'Klopte later toch, vanzelf geboekt',
};

const nl = {
  name: 'Medewerker (simulator)',
  title: 'Betalingen die niet kloppen',
  explanation:
    'Bij deze betalingen kwam iets anders binnen dan de verzekeraar vroeg. Er is niets geboekt. Kies wat ermee moet gebeuren. Wie betaalde, ziet tot dan: “Wij controleren je betaling”.',
  nothing: 'Er wacht niets op een besluit.',
  waiting: 'Wacht op een besluit',
  decided: 'Wat er besloten is',
  received: 'Binnengekomen',
  asked: 'Gevraagd',
  betalingskenmerk: 'Betalingskenmerk',
  number: 'Nummer bij de betaaldienst',
  back: 'Naar de dag bij de verzekeraar',
  link: 'Betalingen die niet kloppen',
  decide: decideNl,
  kinds: kindsNl,
  decisions: decisionsNl,
  returned: 'Wat terugging bij de betaaldienst',
  returnedExplanation:
    'Dit geld ging terug zonder dat wij het terugbetaalden, of kwam daarna toch bij ons. Het is al geboekt. Kijk alleen naar wat niet te verklaren is.',
  refunded: 'Terugbetaald bij de betaaldienst',
  chargedBack: 'Teruggehaald door de bank',
  restored: 'Toch bij ons gekomen',
  amount: 'Bedrag',
  day: 'Op',
  reopened: 'Staat weer open',
  credit: 'Was een tegoed',
  unexplained: 'Niet te verklaren',
  refusals: {
    decidedBefore: 'Daarover was al besloten. Er is nu niets veranderd.',
    impossible: 'Dat kan met dit geld niet. Sluit het hier en regel het bij de betaaldienst.',
    unknown: 'Die betaling is er niet.',
  },
};

export type AfwijkingTexts = typeof nl;

export const afwijkingTexts: Readonly<Record<Language, AfwijkingTexts>> = {
  nl,
  en: {
    name: 'Staff (simulator)',
    title: 'Payments that do not agree',
    explanation:
      'Something else came in with these payments than the insurer asked for. Nothing was booked. Choose what has to be done with it. Until then whoever paid sees: “We are checking your payment”.',
    nothing: 'Nothing waits for a decision.',
    waiting: 'Waiting for a decision',
    decided: 'What was decided',
    received: 'Received',
    asked: 'Asked',
    betalingskenmerk: 'Payment reference',
    number: 'Number at the payment provider',
    back: 'To the day at the insurer',
    link: 'Payments that do not agree',
    decide: {
      geboekt: 'Book on the payment request',
      terugbetaald: 'Pay back',
      elders: 'Close: seen to elsewhere',
    },
    kinds: {
      bedrag: 'Another amount than was asked',
      valuta: 'Another currency than was asked',
      kenmerk: 'Another payment reference than was asked',
      dienstId: 'One more payment with the same reference',
    },
    decisions: {
      geboekt: 'Booked on the payment request',
      terugbetaald: 'Is paid back',
      elders: 'Closed: seen to elsewhere',
      vanzelf: 'Agreed after all, booked by itself',
    },
    returned: 'What went back at the payment provider',
    returnedExplanation:
      'This money went back without our paying it back, or came to us after all. It has been booked. Look only at what is not explained.',
    refunded: 'Refunded at the payment provider',
    chargedBack: 'Taken back by the bank',
    restored: 'Came to us after all',
    amount: 'Amount',
    day: 'On',
    reopened: 'Open again',
    credit: 'Was a credit',
    unexplained: 'Not explained',
    refusals: {
      decidedBefore: 'That had been decided already. Nothing has changed now.',
      impossible:
        'That cannot be done with this money. Close it here and see to it at the payment provider.',
      unknown: 'There is no such payment.',
    },
  },
};
