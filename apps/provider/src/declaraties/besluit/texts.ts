import type { correctieKinds } from '@mijn/contract/correctie';
import type { NothingReason } from '@mijn/domain/declaratie';
import type { Language } from '@mijn/domain/language';

type Deductions = Readonly<Record<'notCovered' | 'wettelijkeBijdrage' | 'eigenRisico', string>>;

export interface Words {
  readonly title: (number: string) => string;
  readonly header: string;
  readonly introduction: (forWhom: string) => string;
  readonly youGet: (amount: string) => string;
  /** @param ending the last four characters of the account */
  readonly paidOn: (day: string, ending: string) => string;
  readonly paidAround: (day: string, ending: string) => string;
  readonly willBePaid: string;
  readonly waits: string;
  readonly verrekening: (amount: string) => string;
  readonly rest: (amount: string) => string;
  readonly countsInTermijnen: (amount: string) => string;
  readonly nothing: Readonly<Record<Exclude<NothingReason, 'more'>, string>>;
  readonly nothingMore: (parts: string) => string;
  readonly nothingNext: string;
  readonly paidTo: (amount: string, name: string) => string;
  readonly theProvider: string;
  readonly allEigenRisico: string;
  readonly allOwn: string;
  readonly notPaid: string;
  readonly youPay: (amount: string) => string;
  readonly notCoveredPart: (amount: string) => string;
  readonly youPayNothing: string;
  readonly corrected: Readonly<Record<(typeof correctieKinds)[number], (day: string) => string>>;
  readonly nowTitle: string;
  readonly decided: string;
  readonly now: string;
  readonly details: string;
  readonly nummer: string;
  readonly forWhom: string;
  readonly submittedBy: string;
  readonly byProvider: string;
  readonly byOn: (name: string, day: string) => string;
  readonly decidedOn: string;
  readonly howTitle: string;
  readonly part: string;
  readonly amount: string;
  readonly gedeclareerd: string;
  readonly reimbursed: string;
  readonly deductions: Deductions;
  readonly columns: Deductions;
  readonly treatments: string;
  readonly treatment: string;
  readonly hiddenCare: string;
  readonly hidden: string;
  readonly times: (count: number) => string;
  readonly nota: (number: string) => string;
  readonly meldingen: string;
  readonly disagree: string;
  readonly disagreeText: (product: string) => readonly string[];
}

const nl: Words = {
  title: (number) => `Besluit over declaratie ${number}`,
  header: 'Besluit over je declaratie',
  introduction: (forWhom) =>
    `We hebben de declaratie voor ${forWhom} beoordeeld. Hier lees je wat we hebben besloten en waarom.`,
  youGet: (amount) => `We vergoeden ${amount}.`,
  paidOn: (day, ending) =>
    `Dat is op ${day} overgemaakt naar de rekening die eindigt op ${ending}.`,
  paidAround: (day, ending) => `Dat staat rond ${day} op de rekening die eindigt op ${ending}.`,
  willBePaid: 'We maken het zo snel mogelijk over.',
  waits:
    'Wij kennen geen rekening van de verzekeringsnemer. Het geld blijft daarom klaarstaan. Bel onze klantenservice om het rekeningnummer door te geven.',
  verrekening: (amount) => `${amount} daarvan is verrekend met een factuur.`,
  rest: (amount) => `De rest is ${amount}.`,
  countsInTermijnen: (amount) =>
    `${amount} hiervan telt mee voor het eigen risico dat in termijnen wordt betaald. Daar komt geen aparte factuur voor.`,
  nothing: {
    eigenRisico: 'Je krijgt niets terug, want dit bedrag valt onder het eigen risico.',
    nietVergoed: 'Je krijgt niets terug, want dit bedrag wordt niet vergoed.',
    dubbeleNota: 'Je krijgt niets terug, want deze nota is al eerder ingediend.',
    budgetOp: 'Je krijgt niets terug, want het maximum voor dit jaar is op.',
    geenDekking: 'Je krijgt niets terug, want deze verzekering vergoedt deze zorg niet.',
    nietVerzekerd: 'Je krijgt niets terug, want er was toen geen verzekering bij ons.',
    teOud: 'Je krijgt niets terug, want deze zorg is te lang geleden.',
    wettelijkeBijdrage: 'Je krijgt niets terug, want dit bedrag is een wettelijke eigen bijdrage.',
  },
  nothingMore: (parts) => `Je krijgt niets terug: ${parts}.`,
  nothingNext: 'Je hoeft niets te doen.',
  paidTo: (amount, name) => `We hebben ${amount} aan ${name} betaald.`,
  theProvider: 'de zorgverlener',
  allEigenRisico: 'Deze zorg valt helemaal onder het eigen risico.',
  allOwn: 'Deze zorg betaal je helemaal zelf.',
  notPaid: 'We hebben deze nota niet betaald.',
  youPay: (amount) =>
    `Zelf te betalen: ${amount}. Dat staat op de factuur van de verzekeringsnemer.`,
  notCoveredPart: (amount) => `${amount} wordt niet vergoed. Hieronder lees je waarom.`,
  youPayNothing: 'Jij hoeft niets te betalen.',
  corrected: {
    teruggenomen: (day) =>
      `De zorgverlener nam deze nota terug op ${day}. Dit besluit geldt daarom niet meer.`,
    verschoven: (day) =>
      `Dit besluit veranderde op ${day}, omdat een eerdere nota is teruggenomen. Hieronder staat wat nu geldt.`,
    verminderd: (day) =>
      `Dit besluit veranderde op ${day}, omdat het eigen risico van dat jaar lager werd. Hieronder staat wat nu geldt.`,
  },
  nowTitle: 'Wat nu geldt',
  decided: 'Besloten',
  now: 'Nu',
  details: 'Over deze declaratie',
  nummer: 'Declaratienummer',
  forWhom: 'Voor',
  submittedBy: 'Ingediend door',
  byProvider: 'de zorgverlener',
  byOn: (name, day) => `${name}, op ${day}`,
  decidedOn: 'Besloten op',
  howTitle: 'Zo komen we aan dit bedrag',
  part: 'Onderdeel',
  amount: 'Bedrag',
  gedeclareerd: 'Gedeclareerd',
  reimbursed: 'Vergoed',
  deductions: {
    notCovered: 'Niet vergoed',
    wettelijkeBijdrage: 'Wettelijke eigen bijdrage',
    eigenRisico: 'Eigen risico',
  },
  columns: {
    notCovered: 'Niet vergoed',
    wettelijkeBijdrage: 'Eigen bijdrage',
    eigenRisico: 'Eigen risico',
  },
  treatments: 'Behandelingen',
  treatment: 'Behandeling',
  hiddenCare: 'Zorg',
  hidden:
    'Welke zorg het was, staat er niet bij. Dat zie je alleen als deze persoon daarvoor toestemming geeft.',
  times: (count) => `${count} keer`,
  nota: (number) => `nota ${number}`,
  meldingen: 'Wat wij hierover zeggen',
  disagree: 'Klopt dit niet?',
  disagreeText: (product) => [
    `Zeg het bij deze declaratie in ${product}, onder “Klopt dit niet?”. Een medewerker kijkt er dan opnieuw naar. Je hebt binnen zes weken antwoord.`,
    'Ben je het daarna nog niet eens met ons besluit? Dan kun je naar de Stichting Klachten en Geschillen Zorgverzekeringen (SKGZ).',
  ],
};

const en: Words = {
  title: (number) => `Decision on claim ${number}`,
  header: 'Decision on your claim',
  introduction: (forWhom) =>
    `We have assessed the claim for ${forWhom}. Here you can read what we decided, and why.`,
  youGet: (amount) => `We reimburse ${amount}.`,
  paidOn: (day, ending) => `This was paid into the account ending in ${ending} on ${day}.`,
  paidAround: (day, ending) => `It will be in the account ending in ${ending} around ${day}.`,
  willBePaid: 'We will pay it as soon as possible.',
  waits:
    'We do not know the account number of the policyholder. So the money waits. Call our customer service to give us the account number.',
  verrekening: (amount) => `${amount} of it was set off against an invoice.`,
  rest: (amount) => `The rest is ${amount}.`,
  countsInTermijnen: (amount) =>
    `${amount} of this counts towards the own risk that is paid in instalments. You get no separate invoice for it.`,
  nothing: {
    eigenRisico: 'You get nothing back, because this amount falls under the own risk.',
    nietVergoed: 'You get nothing back, because this amount is not reimbursed.',
    dubbeleNota: 'You get nothing back, because this bill was sent in before.',
    budgetOp: 'You get nothing back, because the maximum for this year is used up.',
    geenDekking: 'You get nothing back, because this insurance does not cover this care.',
    nietVerzekerd: 'You get nothing back, because there was no insurance with us then.',
    teOud: 'You get nothing back, because this care is too long ago.',
    wettelijkeBijdrage: 'You get nothing back, because this amount is a statutory contribution.',
  },
  nothingMore: (parts) => `You get nothing back: ${parts}.`,
  nothingNext: 'You do not have to do anything.',
  paidTo: (amount, name) => `We paid ${amount} to ${name}.`,
  theProvider: 'the care provider',
  allEigenRisico: 'All of this care falls under the own risk.',
  allOwn: 'You pay for all of this care yourself.',
  notPaid: 'We did not pay this bill.',
  youPay: (amount) => `To pay yourself: ${amount}. It stands on the policyholder’s invoice.`,
  notCoveredPart: (amount) => `${amount} is not reimbursed. Below you can read why.`,
  youPayNothing: 'You have nothing to pay.',
  corrected: {
    teruggenomen: (day) =>
      `The care provider took this bill back on ${day}. That is why this decision no longer holds.`,
    verschoven: (day) =>
      `This decision changed on ${day}, because an earlier bill was taken back. Below is what holds now.`,
    verminderd: (day) =>
      `This decision changed on ${day}, because the own risk (deductible) of that year became less. Below is what holds now.`,
  },
  nowTitle: 'What holds now',
  decided: 'Decided',
  now: 'Now',
  details: 'About this claim',
  nummer: 'Claim number',
  forWhom: 'For',
  submittedBy: 'Sent in by',
  byProvider: 'the care provider',
  byOn: (name, day) => `${name}, on ${day}`,
  decidedOn: 'Decided on',
  howTitle: 'How we worked this out',
  part: 'Part',
  amount: 'Amount',
  gedeclareerd: 'Claimed',
  reimbursed: 'Reimbursed',
  deductions: {
    notCovered: 'Not reimbursed',
    wettelijkeBijdrage: 'Statutory contribution',
    eigenRisico: 'Own risk',
  },
  columns: {
    notCovered: 'Not reimbursed',
    wettelijkeBijdrage: 'Contribution',
    eigenRisico: 'Own risk',
  },
  treatments: 'Treatments',
  treatment: 'Treatment',
  hiddenCare: 'Care',
  hidden: 'Which care it was is left out. You only see it if this person gives permission.',
  times: (count) => `${count} times`,
  nota: (number) => `bill ${number}`,
  meldingen: 'What we say about it',
  disagree: 'Is this not right?',
  disagreeText: (product) => [
    `Tell us at this claim in ${product}, under “Is something wrong?”. A member of staff will look at it again. You will have an answer within six weeks.`,
    'Do you still disagree after that? Then you can go to the health insurance complaints body (SKGZ).',
  ],
};

export const words: Readonly<Record<Language, Words>> = { nl, en };
