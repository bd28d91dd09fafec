import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** What a provider of the corpus does: on which code, in which words, for what it costs. */
export interface Care {
  readonly code?: string;
  readonly text: string;
  /** Cents. */
  readonly from: number;
  readonly to: number;
  readonly zorgsoort?: Zorgsoort;
}

/** A kind of provider in the corpus. */
export interface Kind {
  readonly zorgsoort: Zorgsoort;
  readonly language: 'nl' | 'de' | 'en';
  readonly names: readonly [string, ...string[]];
  /** The first two digits of its AGB code; none abroad. */
  readonly agb?: string;
  readonly care: readonly [Care, ...Care[]];
}

/** The kinds of providers whose bills the corpus holds. */
export const kinds: readonly [Kind, ...Kind[]] = [
  {
    zorgsoort: 'Huisarts',
    language: 'nl',
    names: ['Huisartsenpraktijk De Brink', 'Gezondheidscentrum Westerkade'],
    agb: '01',
    care: [
      { code: '12000', text: 'Consult korter dan 20 minuten', from: 1_100, to: 1_300 },
      { code: '12001', text: 'Consult langer dan 20 minuten', from: 2_200, to: 2_600 },
      { code: '12002', text: 'Visite huisarts', from: 1_700, to: 2_000 },
      { code: '13012', text: 'Bloedsuikerbepaling', from: 450, to: 600 },
    ],
  },
  {
    zorgsoort: 'Tandarts',
    language: 'nl',
    names: ['Tandartspraktijk De Linde', 'Mondzorg Havenkwartier', 'Tandheelkundig Centrum Oost'],
    agb: '11',
    care: [
      { code: 'C002', text: 'Periodieke controle', from: 2_500, to: 2_800 },
      { code: 'M03', text: 'Gebitsreiniging, per vijf minuten', from: 1_500, to: 6_000 },
      { code: 'V92', text: 'Eenvlaksvulling composiet', from: 5_000, to: 5_900 },
      { code: 'X10', text: 'Kleine röntgenfoto', from: 1_900, to: 2_200 },
      {
        code: 'A10',
        text: 'Geleidings-, infiltratie- en/of intraligamentaire verdoving',
        from: 1_600,
        to: 1_900,
      },
    ],
  },
  {
    zorgsoort: 'Tandarts',
    language: 'nl',
    names: ['Orthodontie Parkzicht', 'Beugelpraktijk De Singel'],
    agb: '13',
    care: [
      { code: 'F121A', text: 'Eerste consult orthodontie', from: 2_900, to: 3_200 },
      { code: 'F511A', text: 'Beugelconsult per maand', from: 4_100, to: 4_600 },
      { code: 'F811A', text: 'Herstel beugel', from: 3_000, to: 9_000 },
    ],
  },
  {
    zorgsoort: 'Fysiotherapie',
    language: 'nl',
    names: ['Fysio Noorderpark', 'Praktijk voor Fysiotherapie Rijnoever', 'FysioFit Centrum'],
    agb: '04',
    care: [
      { code: '1000', text: 'Zitting fysiotherapie', from: 3_600, to: 4_300 },
      { code: '1200', text: 'Zitting manuele therapie', from: 4_700, to: 5_500 },
      { code: '1864', text: 'Intake en onderzoek na verwijzing', from: 5_200, to: 6_000 },
    ],
  },
  {
    zorgsoort: 'Medicijnen',
    language: 'nl',
    names: ['Apotheek De Vijzel', 'Stationsapotheek'],
    agb: '02',
    care: [
      { code: '15717154', text: 'Omeprazol 20 mg capsules 30 st', from: 300, to: 900 },
      { code: '70000', text: 'Terhandstelling geneesmiddel', from: 600, to: 750 },
      { code: '14298503', text: 'Amoxicilline 500 mg 21 capsules', from: 400, to: 1_200 },
      { code: '70001', text: 'Begeleidingsgesprek nieuw geneesmiddel', from: 800, to: 1_400 },
    ],
  },
  {
    zorgsoort: 'Bril en lenzen',
    language: 'nl',
    names: ['Optiek Helderzicht', 'Brillenhuis De Markt'],
    agb: '57',
    care: [
      { text: 'Brilmontuur', from: 7_900, to: 24_900 },
      { text: 'Multifocale brillenglazen', from: 15_000, to: 45_000 },
      { text: 'Enkelvoudige brillenglazen op sterkte', from: 5_900, to: 12_900 },
      { text: 'Maandlenzen 6 stuks', from: 2_400, to: 4_900 },
    ],
  },
  {
    zorgsoort: 'Ziekenhuis',
    language: 'nl',
    names: ['Ziekenhuis Oosterdijk', 'Medisch Centrum Zuiderhaven'],
    agb: '06',
    care: [
      { code: '15B604', text: 'Polikliniekbezoek dermatologie', from: 9_000, to: 31_000 },
      {
        code: '15A123',
        text: 'Operatie aan de knie in dagbehandeling',
        from: 120_000,
        to: 280_000,
      },
      {
        code: '15D031',
        text: 'Onderzoek en behandeling op de polikliniek',
        from: 14_000,
        to: 40_000,
      },
    ],
  },
  {
    zorgsoort: 'Laboratorium',
    language: 'nl',
    names: ['Medisch Laboratorium Delta', 'Huisartsenlaboratorium Midden'],
    agb: '50',
    care: [
      { code: '070702', text: 'Hemoglobine', from: 150, to: 300 },
      { code: '079991', text: 'Ordertarief bloedonderzoek', from: 1_000, to: 1_400 },
      { code: '070442', text: 'TSH bepaling', from: 250, to: 500 },
      { code: '072575', text: 'Vitamine D bepaling', from: 600, to: 1_200 },
    ],
  },
  {
    zorgsoort: 'Psycholoog',
    language: 'nl',
    names: ['Psychologenpraktijk Meander', 'GGZ-praktijk Het Baken'],
    agb: '94',
    care: [
      { code: 'CO0112', text: 'Behandelconsult psycholoog 45 minuten', from: 9_000, to: 13_000 },
      { code: 'CO0237', text: 'Diagnostiek 60 minuten', from: 11_000, to: 17_000 },
      { code: 'OV0012', text: 'Intakegesprek psychologische zorg', from: 8_000, to: 14_000 },
    ],
  },
  {
    zorgsoort: 'Verloskundige',
    language: 'nl',
    names: ['Verloskundigenpraktijk Ooievaar', 'Verloskundig Centrum Vliet'],
    agb: '08',
    care: [
      { code: '12130', text: 'Prenatale zorg verloskundige', from: 20_000, to: 60_000 },
      { code: '12140', text: 'Termijnecho', from: 4_000, to: 6_000 },
      { code: '12150', text: 'Postnatale zorg', from: 15_000, to: 30_000 },
    ],
  },
  {
    zorgsoort: 'Ziekenvervoer',
    language: 'nl',
    names: ['Zorgtaxi Polderland', 'Ziekenvervoer Kennis van de Weg'],
    agb: '20',
    care: [
      { text: 'Zittend ziekenvervoer 34 km', from: 3_000, to: 9_000 },
      { text: 'Taxirit naar ziekenhuis retour', from: 4_000, to: 12_000 },
      { text: 'Rolstoelvervoer 12 km', from: 2_500, to: 6_000 },
    ],
  },
  {
    zorgsoort: 'Alternatieve zorg',
    language: 'nl',
    names: ['Osteopathie Landgoed', 'Praktijk voor Acupunctuur De Vijver', 'Homeopathie Zonnehof'],
    agb: '90',
    care: [
      { code: '24104', text: 'Consult osteopathie', from: 8_000, to: 10_500 },
      { code: '24005', text: 'Behandeling acupunctuur', from: 6_000, to: 8_500 },
      { code: '24012', text: 'Homeopathisch vervolgconsult', from: 5_500, to: 8_000 },
    ],
  },
  {
    zorgsoort: 'Hulpmiddelen',
    language: 'nl',
    names: ['Hoorzorg De Klok', 'Steunzolen en Braces Stap', 'Medische Speciaalzaak Vitaal'],
    agb: '76',
    care: [
      { text: 'Hoortoestel categorie 3', from: 30_000, to: 90_000 },
      { text: 'Steunzolen op maat, per paar', from: 12_000, to: 19_000 },
      { text: 'Therapeutische elastische kousen', from: 6_000, to: 14_000 },
      { text: 'Kniebrace', from: 5_000, to: 16_000 },
    ],
  },
  {
    zorgsoort: 'Tandarts',
    language: 'de',
    names: ['Zahnarztpraxis am Markt', 'Zahnklinik Rheinblick'],
    care: [
      { code: '0010', text: 'Eingehende zahnärztliche Untersuchung', from: 1_200, to: 2_900 },
      { code: '1040', text: 'Professionelle Zahnreinigung', from: 6_000, to: 11_000 },
      { code: '2080', text: 'Füllung zweiflächig', from: 7_000, to: 13_000 },
    ],
  },
  {
    zorgsoort: 'Ziekenhuis',
    language: 'de',
    names: ['Klinikum Seestadt', 'Krankenhaus St. Anna'],
    care: [
      { code: '5010', text: 'Ambulante Behandlung Krankenhaus', from: 4_000, to: 20_000 },
      { code: '5090', text: 'Röntgen Handgelenk', from: 3_000, to: 7_000 },
      { code: '0800', text: 'Stationäre Aufnahme', from: 20_000, to: 90_000 },
    ],
  },
  {
    zorgsoort: 'Huisarts',
    language: 'en',
    names: ['Harbour Medical Practice', 'Bay View Family Doctors'],
    care: [
      { text: 'GP consultation', from: 5_000, to: 9_500 },
      { text: 'Doctor visit, extended consultation', from: 9_000, to: 16_000 },
      { text: 'Wound care by general practitioner', from: 4_000, to: 8_000 },
    ],
  },
];
