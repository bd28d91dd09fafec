import type { Taal } from '@mijn/domain/taal';

/** The words of a confirmation. B1: short, active, common words. */
export interface Woorden {
  readonly titel: (nummer: string) => string;
  readonly kop: string;
  readonly inleiding: (voor: string) => string;
  readonly declaratie: string;
  readonly nummer: string;
  readonly ingediendOp: string;
  readonly om: (dag: string, tijd: string) => string;
  readonly door: string;
  readonly voor: string;
  readonly zorgsoort: string;
  readonly zorgverlener: string;
  readonly behandeling: string;
  readonly nota: string;
  readonly bedrag: string;
  readonly bestanden: string;
  readonly geenBestanden: string;
  readonly afgeschermd: string;
  readonly hierna: string;
  readonly uitkomstOp: (dag: string) => string;
  readonly drukte: string;
  readonly waar: (product: string) => string;
  readonly rekening: string;
  readonly intrekken: string;
  readonly afgehandeld: (dag: string, product: string) => string;
  readonly gemaakt: (dag: string, naam: string) => string;
}

const nl: Woorden = {
  titel: (nummer) => `Bevestiging van declaratie ${nummer}`,
  kop: 'Bevestiging van je declaratie',
  inleiding: (voor) => `We hebben de declaratie voor ${voor} ontvangen. Bewaar deze bevestiging.`,
  declaratie: 'Wat je hebt ingediend',
  nummer: 'Declaratienummer',
  ingediendOp: 'Ontvangen op',
  om: (dag, tijd) => `${dag} om ${tijd} uur`,
  door: 'Ingediend door',
  voor: 'Voor',
  zorgsoort: 'Soort zorg',
  zorgverlener: 'Zorgverlener',
  behandeling: 'Datum van de behandeling',
  nota: 'Notanummer',
  bedrag: 'Bedrag van de nota',
  bestanden: 'Bestanden',
  geenBestanden: 'Bij deze declaratie zijn geen bestanden.',
  afgeschermd:
    'De zorg en de bestanden staan er niet bij. Die zie je alleen als deze persoon daarvoor toestemming geeft.',
  hierna: 'Wat gebeurt er nu?',
  uitkomstOp: (dag) => `We beoordelen de declaratie. De uitkomst heb je uiterlijk op ${dag}.`,
  drukte: 'Het is nu druk. Daarom duurt het langer dan je van ons gewend bent.',
  waar: (product) => `Je volgt de declaratie in ${product}. Daar staat straks ook de uitkomst.`,
  rekening: 'Wat we vergoeden, betalen we op de rekening die wij van de verzekeringnemer kennen.',
  intrekken:
    'Klopt er iets niet? Zolang we nog niet begonnen zijn, kun je de declaratie intrekken.',
  afgehandeld: (dag, product) =>
    `We hebben deze declaratie op ${dag} afgehandeld. De uitkomst staat in ${product}.`,
  gemaakt: (dag, naam) => `${naam} heeft deze bevestiging gemaakt op ${dag}.`,
};

const en: Woorden = {
  titel: (nummer) => `Confirmation of claim ${nummer}`,
  kop: 'Confirmation of your claim',
  inleiding: (voor) => `We have received the claim for ${voor}. Keep this confirmation.`,
  declaratie: 'What you sent in',
  nummer: 'Claim number',
  ingediendOp: 'Received on',
  om: (dag, tijd) => `${dag} at ${tijd}`,
  door: 'Sent in by',
  voor: 'For',
  zorgsoort: 'Kind of care',
  zorgverlener: 'Care provider',
  behandeling: 'Date of treatment',
  nota: 'Invoice number',
  bedrag: 'Amount of the invoice',
  bestanden: 'Files',
  geenBestanden: 'This claim has no files.',
  afgeschermd:
    'The care and the files are left out. You only see those if this person gives permission.',
  hierna: 'What happens next?',
  uitkomstOp: (dag) => `We assess the claim. You have the result by ${dag} at the latest.`,
  drukte: 'It is busy now. That is why it takes longer than you are used to.',
  waar: (product) => `You can follow the claim in ${product}. You will find the result there too.`,
  rekening: 'What we reimburse, we pay to the account that we know of the policyholder.',
  intrekken: 'Is something wrong? You can withdraw the claim as long as we have not started.',
  afgehandeld: (dag, product) =>
    `We settled this claim on ${dag}. You will find the result in ${product}.`,
  gemaakt: (dag, naam) => `${naam} made this confirmation on ${dag}.`,
};

/** The words in both languages. */
export const woorden: Readonly<Record<Taal, Woorden>> = { nl, en };
