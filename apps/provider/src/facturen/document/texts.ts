import type { boekingKinds } from '@mijn/contract/regeling';
import type { Language } from '@mijn/domain/language';

type BookedKind = (typeof boekingKinds)[number];

export interface Words {
  readonly title: (kenmerk: string) => string;
  readonly introduction: (kenmerk: string, day: string) => string;
  readonly kenmerk: string;
  readonly datum: string;
  readonly status: string;
  readonly checkingStatus: string;
  readonly checking: string;
  readonly incasso: string;
  readonly nextTermijn: string;
  readonly amountOn: (amount: string, day: string) => string;
  readonly payBy: string;
  readonly betalingskenmerk: string;
  readonly account: string;
  readonly part: string;
  readonly amount: string;
  readonly care: string;
  readonly eigenRisico: string;
  readonly eigenBijdrage: string;
  readonly period: (from: string, until: string) => string;
  readonly premie: string;
  readonly termijn: string;
  readonly settlement: string;
  readonly careOf: (name: string) => string;
  readonly eigenRisicoYear: (year: string, name: string) => string;
  readonly hiddenCare: string;
  readonly hidden: (name: string) => string;
  readonly together: string;
  readonly sum: string;
  readonly total: string;
  readonly earlier: string;
  readonly booked: Readonly<Record<BookedKind, (day: string) => string>>;
  readonly toPay: string;
  readonly youGet: string;
  readonly open: string;
}

const nl: Words = {
  title: (kenmerk) => `Factuur ${kenmerk}`,
  introduction: (kenmerk, day) => `Factuur ${kenmerk} van ${day}.`,
  kenmerk: 'Factuurnummer',
  datum: 'Factuurdatum',
  status: 'Status',
  checkingStatus: 'Betaling wordt gecontroleerd',
  checking: 'We controleren je betaling. Betaal niet opnieuw.',
  incasso: 'Wordt afgeschreven op',
  nextTermijn: 'Volgende termijn',
  amountOn: (amount, day) => `${amount} op ${day}`,
  payBy: 'Betalen uiterlijk',
  betalingskenmerk: 'Betalingskenmerk',
  account: 'Op rekening',
  part: 'Onderdeel',
  amount: 'Bedrag',
  care: 'Zorg',
  eigenRisico: 'Eigen risico',
  eigenBijdrage: 'Eigen bijdrage',
  period: (from, until) => `${from} tot en met ${until}`,
  premie: 'Premie',
  termijn: 'Termijn van het eigen risico',
  settlement: 'Afrekening',
  careOf: (name) => `Zorg van ${name}`,
  eigenRisicoYear: (year, name) => `Eigen risico ${year}, ${name}`,
  hiddenCare: 'Zorg',
  hidden: (name) => `Welke zorg het was, zie je alleen als ${name} daarvoor toestemming geeft.`,
  together: 'Samen',
  sum: 'Samen',
  total: 'Totaal',
  earlier: 'Al betaald of verrekend',
  booked: {
    betaling: (day) => `Betaald op ${day}`,
    incasso: (day) => `Afgeschreven op ${day}`,
    storno: (day) => `Door je bank teruggeboekt op ${day}`,
    terugboeking: (day) => `Je betaling is teruggeboekt op ${day}`,
    verrekening: (day) => `Verrekend op ${day}`,
    eindafrekening: (day) => `In de eindafrekening opgenomen op ${day}`,
    uitbetaling: (day) => `Aan je uitbetaald op ${day}`,
    regeling: (day) => `Termijn van je regeling, op ${day}`,
  },
  toPay: 'Te betalen',
  youGet: 'Je krijgt',
  open: 'Nog open',
};

const en: Words = {
  title: (kenmerk) => `Invoice ${kenmerk}`,
  introduction: (kenmerk, day) => `Invoice ${kenmerk} of ${day}.`,
  kenmerk: 'Invoice number',
  datum: 'Invoice date',
  status: 'Status',
  checkingStatus: 'Payment is being checked',
  checking: 'We are checking your payment. Do not pay again.',
  incasso: 'Will be debited on',
  nextTermijn: 'Next instalment',
  amountOn: (amount, day) => `${amount} on ${day}`,
  payBy: 'Pay by',
  betalingskenmerk: 'Payment reference',
  account: 'To account',
  part: 'Part',
  amount: 'Amount',
  care: 'Care',
  eigenRisico: 'Own risk',
  eigenBijdrage: 'Contribution',
  period: (from, until) => `${from} until ${until}`,
  premie: 'Premium',
  termijn: 'Own-risk instalment',
  settlement: 'Settlement',
  careOf: (name) => `Care of ${name}`,
  eigenRisicoYear: (year, name) => `Own risk ${year}, ${name}`,
  hiddenCare: 'Care',
  hidden: (name) => `You only see which care it was if ${name} gives permission.`,
  together: 'Together',
  sum: 'Together',
  total: 'Total',
  earlier: 'Paid or set off already',
  booked: {
    betaling: (day) => `Paid on ${day}`,
    incasso: (day) => `Debited on ${day}`,
    storno: (day) => `Given back by your bank on ${day}`,
    terugboeking: (day) => `Your payment went back on ${day}`,
    verrekening: (day) => `Set off on ${day}`,
    eindafrekening: (day) => `Taken up in the final settlement on ${day}`,
    uitbetaling: (day) => `Paid out to you on ${day}`,
    regeling: (day) => `Instalment of your arrangement, on ${day}`,
  },
  toPay: 'To pay',
  youGet: 'You get',
  open: 'Still open',
};

export const words: Readonly<Record<Language, Words>> = { nl, en };
