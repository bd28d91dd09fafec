import type { Language } from '@mijn/domain/language';

export interface Words {
  readonly title: (number: string) => string;
  readonly header: string;
  readonly introduction: (forWhom: string) => string;
  readonly declaratie: string;
  readonly nummer: string;
  readonly submittedOn: string;
  readonly at: (day: string, time: string) => string;
  readonly byWhom: string;
  readonly forWhom: string;
  readonly zorgsoort: string;
  readonly zorgverlener: string;
  readonly treatment: string;
  readonly nota: string;
  readonly bedrag: string;
  readonly bestanden: string;
  readonly noFiles: string;
  readonly afgeschermd: string;
  readonly whatNext: string;
  readonly outcomeOn: (day: string) => string;
  readonly outcomeWithoutDay: string;
  readonly busyPeriod: string;
  readonly withStaff: string;
  readonly eigenRisicoUnknown: string;
  readonly where: (product: string) => string;
  readonly account: string;
  readonly noAccount: string;
  readonly withdraw: string;
  readonly handled: (day: string, product: string) => string;
  readonly created: (day: string, name: string) => string;
}

const nl: Words = {
  title: (number) => `Bevestiging van declaratie ${number}`,
  header: 'Bevestiging van je declaratie',
  introduction: (forWhom) =>
    `We hebben de declaratie voor ${forWhom} ontvangen. Bewaar deze bevestiging.`,
  declaratie: 'Wat je hebt ingediend',
  nummer: 'Declaratienummer',
  submittedOn: 'Ontvangen op',
  at: (day, time) => `${day} om ${time} uur`,
  byWhom: 'Ingediend door',
  forWhom: 'Voor',
  zorgsoort: 'Soort zorg',
  zorgverlener: 'Zorgverlener',
  treatment: 'Datum van de zorg',
  nota: 'Notanummer',
  bedrag: 'Bedrag van de nota',
  bestanden: 'Bestanden',
  noFiles: 'Bij deze declaratie zijn geen bestanden.',
  afgeschermd:
    'De zorg en de bestanden staan er niet bij. Die zie je alleen als deze persoon daarvoor toestemming geeft.',
  whatNext: 'Wat gebeurt er nu?',
  outcomeOn: (day) => `We beoordelen de declaratie. De uitkomst heb je uiterlijk op ${day}.`,
  outcomeWithoutDay: 'We beoordelen de declaratie. Wanneer je de uitkomst hebt, weten we nog niet.',
  busyPeriod: 'Het is nu druk. Daarom duurt het langer dan je van ons gewend bent.',
  withStaff: 'Een medewerker kijkt naar de declaratie. Dat duurt langer.',
  eigenRisicoUnknown:
    'Het eigen risico van dat jaar is nog niet bekend. We beoordelen de declaratie zodra het bekend is.',
  where: (product) => `Je volgt de declaratie in ${product}. Daar staat straks ook de uitkomst.`,
  account: 'Wat we vergoeden, maken we over naar de rekening van de verzekeringsnemer.',
  noAccount:
    'Wij kennen geen rekening van de verzekeringsnemer. Wat we vergoeden, blijft daarom voor je klaarstaan. Bel onze klantenservice om het rekeningnummer door te geven.',
  withdraw: 'Klopt er iets niet? Zolang we nog niet begonnen zijn, kun je de declaratie intrekken.',
  handled: (day, product) =>
    `We hebben deze declaratie op ${day} afgehandeld. De uitkomst staat in ${product}.`,
  created: (day, name) => `${name} heeft deze bevestiging gemaakt op ${day}.`,
};

const en: Words = {
  title: (number) => `Confirmation of claim ${number}`,
  header: 'Confirmation of your claim',
  introduction: (forWhom) => `We have received the claim for ${forWhom}. Keep this confirmation.`,
  declaratie: 'What you sent in',
  nummer: 'Claim number',
  submittedOn: 'Received on',
  at: (day, time) => `${day} at ${time}`,
  byWhom: 'Sent in by',
  forWhom: 'For',
  zorgsoort: 'Type of care',
  zorgverlener: 'Care provider',
  treatment: 'Date of the care',
  nota: 'Bill number',
  bedrag: 'Amount of the bill',
  bestanden: 'Files',
  noFiles: 'This claim has no files.',
  afgeschermd:
    'The care and the files are left out. You only see them if this person gives permission.',
  whatNext: 'What happens next?',
  outcomeOn: (day) =>
    `We are assessing the claim. You will have the result by ${day} at the latest.`,
  outcomeWithoutDay:
    'We are assessing the claim. We do not know yet when you will have the result.',
  busyPeriod: 'It is busy now. That is why it takes longer than you are used to.',
  withStaff: 'A member of our staff is looking at the claim. That takes longer.',
  eigenRisicoUnknown:
    'The own risk (deductible) of that year is not known yet. We assess the claim as soon as it is.',
  where: (product) => `You can follow the claim in ${product}. You will find the result there too.`,
  account: 'What we reimburse, we pay into the account of the policyholder.',
  noAccount:
    'We do not know the account number of the policyholder. So what we reimburse waits for you. Call our customer service to give us the account number.',
  withdraw: 'Is something wrong? You can withdraw the claim as long as we have not started.',
  handled: (day, product) =>
    `We finished assessing this claim on ${day}. You will find the result in ${product}.`,
  created: (day, name) => `${name} made this confirmation on ${day}.`,
};

export const words: Readonly<Record<Language, Words>> = { nl, en };
