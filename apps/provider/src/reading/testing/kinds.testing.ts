import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** Care of a provider in the corpus: code, description, and range of its price. */
export interface Care {
  readonly code?: string;
  readonly text: string;
  /** Lowest price in cents. */
  readonly from: number;
  readonly to: number;
}

/** A kind of provider in the corpus. */
export interface Kind {
  readonly zorgsoort: Zorgsoort;
  readonly language: 'nl' | 'de' | 'en';
  readonly names: readonly [string, ...string[]];
  /** First two digits of its AGB code; undefined for foreign providers. */
  readonly agb?: string;
  readonly care: readonly [Care, ...Care[]];
}

const care = (text: string, from: number, to: number, code?: string): Care => ({
  text,
  from,
  to,
  ...(code && { code }),
});

/** Kinds of providers in the corpus. */
export const kinds: readonly [Kind, ...Kind[]] = [
  {
    zorgsoort: 'Huisarts',
    language: 'nl',
    names: ['Huisartsenpraktijk De Brink', 'Gezondheidscentrum Westerkade'],
    agb: '01',
    care: [
      care('Consult korter dan 20 minuten', 1_100, 1_300, '12000'),
      care('Consult langer dan 20 minuten', 2_200, 2_600, '12001'),
      care('Visite huisarts', 1_700, 2_000, '12002'),
      care('Bloedsuikerbepaling', 450, 600, '13012'),
    ],
  },
  {
    zorgsoort: 'Tandarts',
    language: 'nl',
    names: ['Tandartspraktijk De Linde', 'Mondzorg Havenkwartier', 'Tandheelkundig Centrum Oost'],
    agb: '11',
    care: [
      care('Periodieke controle', 2_500, 2_800, 'C002'),
      care('Gebitsreiniging, per vijf minuten', 1_500, 6_000, 'M03'),
      care('Eenvlaksvulling composiet', 5_000, 5_900, 'V92'),
      care('Kleine röntgenfoto', 1_900, 2_200, 'X10'),
      care('Geleidings-, infiltratie- en/of intraligamentaire verdoving', 1_600, 1_900, 'A10'),
    ],
  },
  {
    zorgsoort: 'Tandarts',
    language: 'nl',
    names: ['Orthodontie Parkzicht', 'Beugelpraktijk De Singel'],
    agb: '13',
    care: [
      care('Eerste consult orthodontie', 2_900, 3_200, 'F121A'),
      care('Beugelconsult per maand', 4_100, 4_600, 'F511A'),
      care('Herstel beugel', 3_000, 9_000, 'F811A'),
    ],
  },
  {
    zorgsoort: 'Fysiotherapie',
    language: 'nl',
    names: ['Fysio Noorderpark', 'Praktijk voor Fysiotherapie Rijnoever', 'FysioFit Centrum'],
    agb: '04',
    care: [
      care('Zitting fysiotherapie', 3_600, 4_300, '1000'),
      care('Zitting manuele therapie', 4_700, 5_500, '1200'),
      care('Intake en onderzoek na verwijzing', 5_200, 6_000, '1864'),
    ],
  },
  {
    zorgsoort: 'Medicijnen',
    language: 'nl',
    names: ['Apotheek De Vijzel', 'Stationsapotheek'],
    agb: '02',
    care: [
      care('Omeprazol 20 mg capsules 30 st', 300, 900, '15717154'),
      care('Terhandstelling geneesmiddel', 600, 750, '70000'),
      care('Amoxicilline 500 mg 21 capsules', 400, 1_200, '14298503'),
      care('Begeleidingsgesprek nieuw geneesmiddel', 800, 1_400, '70001'),
    ],
  },
  {
    zorgsoort: 'Bril en lenzen',
    language: 'nl',
    names: ['Optiek Helderzicht', 'Brillenhuis De Markt'],
    agb: '57',
    care: [
      care('Brilmontuur', 7_900, 24_900),
      care('Multifocale brillenglazen', 15_000, 45_000),
      care('Enkelvoudige brillenglazen op sterkte', 5_900, 12_900),
      care('Maandlenzen 6 stuks', 2_400, 4_900),
    ],
  },
  {
    zorgsoort: 'Ziekenhuis',
    language: 'nl',
    names: ['Ziekenhuis Oosterdijk', 'Medisch Centrum Zuiderhaven'],
    agb: '06',
    care: [
      care('Polikliniekbezoek dermatologie', 9_000, 31_000, '15B604'),
      care('Operatie aan de knie in dagbehandeling', 120_000, 280_000, '15A123'),
      care('Onderzoek en behandeling op de polikliniek', 14_000, 40_000, '15D031'),
    ],
  },
  {
    zorgsoort: 'Laboratorium',
    language: 'nl',
    names: ['Medisch Laboratorium Delta', 'Huisartsenlaboratorium Midden'],
    agb: '50',
    care: [
      care('Hemoglobine', 150, 300, '070702'),
      care('Ordertarief bloedonderzoek', 1_000, 1_400, '079991'),
      care('TSH bepaling', 250, 500, '070442'),
      care('Vitamine D bepaling', 600, 1_200, '072575'),
    ],
  },
  {
    zorgsoort: 'Psycholoog',
    language: 'nl',
    names: ['Psychologenpraktijk Meander', 'GGZ-praktijk Het Baken'],
    agb: '94',
    care: [
      care('Behandelconsult psycholoog 45 minuten', 9_000, 13_000, 'CO0112'),
      care('Diagnostiek 60 minuten', 11_000, 17_000, 'CO0237'),
      care('Intakegesprek psychologische zorg', 8_000, 14_000, 'OV0012'),
    ],
  },
  {
    zorgsoort: 'Verloskundige',
    language: 'nl',
    names: ['Verloskundigenpraktijk Ooievaar', 'Verloskundig Centrum Vliet'],
    agb: '08',
    care: [
      care('Prenatale zorg verloskundige', 20_000, 60_000, '12130'),
      care('Termijnecho', 4_000, 6_000, '12140'),
      care('Postnatale zorg', 15_000, 30_000, '12150'),
    ],
  },
  {
    zorgsoort: 'Ziekenvervoer',
    language: 'nl',
    names: ['Zorgtaxi Polderland', 'Ziekenvervoer Kennis van de Weg'],
    agb: '20',
    care: [
      care('Zittend ziekenvervoer 34 km', 3_000, 9_000),
      care('Taxirit naar ziekenhuis retour', 4_000, 12_000),
      care('Rolstoelvervoer 12 km', 2_500, 6_000),
    ],
  },
  {
    zorgsoort: 'Alternatieve zorg',
    language: 'nl',
    names: ['Osteopathie Landgoed', 'Praktijk voor Acupunctuur De Vijver', 'Homeopathie Zonnehof'],
    agb: '90',
    care: [
      care('Consult osteopathie', 8_000, 10_500, '24104'),
      care('Behandeling acupunctuur', 6_000, 8_500, '24005'),
      care('Homeopathisch vervolgconsult', 5_500, 8_000, '24012'),
    ],
  },
  {
    zorgsoort: 'Hulpmiddelen',
    language: 'nl',
    names: ['Hoorzorg De Klok', 'Steunzolen en Braces Stap', 'Medische Speciaalzaak Vitaal'],
    agb: '76',
    care: [
      care('Hoortoestel categorie 3', 30_000, 90_000),
      care('Steunzolen op maat, per paar', 12_000, 19_000),
      care('Therapeutische elastische kousen', 6_000, 14_000),
      care('Kniebrace', 5_000, 16_000),
    ],
  },
  {
    zorgsoort: 'Tandarts',
    language: 'de',
    names: ['Zahnarztpraxis am Markt', 'Zahnklinik Rheinblick'],
    care: [
      care('Eingehende zahnärztliche Untersuchung', 1_200, 2_900, '0010'),
      care('Professionelle Zahnreinigung', 6_000, 11_000, '1040'),
      care('Füllung zweiflächig', 7_000, 13_000, '2080'),
    ],
  },
  {
    zorgsoort: 'Ziekenhuis',
    language: 'de',
    names: ['Klinikum Seestadt', 'Krankenhaus St. Anna'],
    care: [
      care('Ambulante Behandlung Krankenhaus', 4_000, 20_000, '5010'),
      care('Röntgen Handgelenk', 3_000, 7_000, '5090'),
      care('Stationäre Aufnahme', 20_000, 90_000, '0800'),
    ],
  },
  {
    zorgsoort: 'Huisarts',
    language: 'en',
    names: ['Harbour Medical Practice', 'Bay View Family Doctors'],
    care: [
      care('GP consultation', 5_000, 9_500),
      care('Doctor visit, extended consultation', 9_000, 16_000),
      care('Wound care by general practitioner', 4_000, 8_000),
    ],
  },
];
