import { premieperiodes } from '@mijn/domain/factuur';
import {
  bankAddress,
  betaalverzoek,
  betaling,
  facturen,
  factuurDetails,
  specificatie,
} from './stubFacturen.testing.ts';
import { zorggebruiken } from './stubZorggebruik.testing.ts';
import {
  behindLine,
  verwachteVergoeding,
  verwachting,
  vergoedingen,
  vooraf,
  zorgkostenLine,
} from './stubZorgkosten.testing.ts';

const bericht = {
  berichtId: '5b1c4b0e-6a55-4d9e-9d0d-5b8a7b1f0001',
  soort: 'betaalverzoek',
  datum: '2026-11-24',
  gelezen: false,
  kenmerk: '5000056789012345',
  bedrag: 154.2,
  dag: '2026-11-27',
  roepnaam: null,
  zorgsoorten: null,
  gedaan: false,
  mislukt: false,
  achterstand: null,
  briefId: null,
  teruggeboekt: false,
  herincassoOp: null,
  factuur: null,
  vervallen: false,
  regeling: [],
  jaar: null,
  betaalverzoek: {
    titel: 'Factuur',
    facturen: [{ factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' }],
    inBehandeling: false,
  },
};

/** Answer to the list of messages. */
export const berichten = {
  status: 200,
  berichten: [bericht],
  mail: false,
  pushSleutel: null,
  pushHashes: ['5f5f'],
};

const openVraag = {
  vraagId: '5b1c4b0e-6a55-4d9e-9d0d-5b8a7b1f0002',
  onderwerp: 'factuur',
  kenmerk: 'F2026-1',
  regel: null,
  verstuurdOp: '2026-11-24T10:00:00Z',
  uiterlijkOp: '2026-12-01',
};

const openVraagDetail = {
  tekst: 'Wat is dit?',
  opgemaakteNaam: 'Persoon 081',
  bsn: '999990081',
  budgetVan: null,
};

const openVragen = { status: 200, vandaag: '2026-11-25', totaal: 1, vragen: [openVraag] };

const eigenRisico = {
  verplichtBedrag: 385,
  vrijwilligBedrag: 100,
  totaalVerbruikt: 20.35,
  totaalResterend: 464.65,
};

export const relatieOf = (bsn: string) => ({
  achternaam: 'Vries',
  roepnaam: 'Sanne',
  opgemaakteNaam: `Persoon ${bsn.slice(-3)}`,
  email: null,
  geboorteDatum: '1986-03-14',
  aanleverwijzeCorrespondentie: 'Digitaal',
  aanleverwijzePolisblad: 'GeenKeuze',
  relatieNummer: `R${bsn.slice(-3)}`,
  telefoonNummer: null,
  vestigingsAdres: {
    straat: 'Duinweg',
    huisnummer: 1,
    huisnummerToevoeging: null,
    postcode: '1234 AB',
    woonplaats: 'Zandvoort',
    adresType: 'GBAvestigingsadres',
  },
  postAdres: null,
  ontvangtNieuwsbrief: false,
  toestemmingDetailsZorgkosten: true,
  leeftijd: 40,
  indicatoren: {
    toonMeldingKiesDigitaalCorrespondentie: true,
    magDocumentenZien: false,
    somethingFromLater: true,
  },
  indicatorenRedenen: [{ indicator: 'magDocumentenZien', redenen: ['GeenZenZ'] }],
  fieldNotYetKnown: 'mag er staan',
  merk: 'ZZ',
  uitkeringIban: 'NL•• •••• •••• •• 89',
});

const zorgpasOf = (relatieNummer: string) => ({
  bsn: '999990081',
  relatieNummer,
  naam: 'Sanne de Vries',
  geboorteDatum: '1986-03-14',
  achternaam: 'de Vries',
  voorletters: 'S.',
  zorgverzekeraarCode: '0000',
  zorgverzekeraarOmschrijving: 'Zilverzand',
  identificatie: '80528000070041013701',
  vervalDatum: '2028-12-31',
});

const valid = { isValid: true, fieldMessages: [], generalMessages: [] };
const changed = { status: 200, validation: valid, relatie: relatieOf('999990081'), _state: 'y' };

const declaratie = {
  bsn: '999990081',
  nummer: 'D1',
  nieuw: true,
  omschrijving: null,
  datum: '2026-11-01',
  status: 'AFGEHANDELD',
  zorgSoorten: null,
  bedrag: 19.99,
};

const detail = {
  ...declaratie,
  declarant: 'Sanne',
  indiener: 'Sanne',
  uitkeerInformatie: {
    datum: '2026-11-05',
    declarant: 'Sanne',
    iban: 'NL91ABNA0417164300',
    uitgekeerdBedrag: 9.99,
    eigenRisicoBedrag: 10,
  },
  regels: [],
  indicatoren: [],
};

const declaratiePath = '/uitbreidingen/declaraties/:id';

/** JSON posts: the name for `answer`, the address, and the default response. */
export const posts = [
  ['/wijzig', '/relatie', changed],
  ['/valideer', '/relatie/validate', changed],
  ['/bevestig', '/relatie/controledatumcontactgegevens', changed],
  [
    '/verwachting',
    '/uitbreidingen/declaraties/verwachting',
    { status: 200, verwachting: verwachteVergoeding, weggelaten: null },
  ],
  ['/intrekken', `${declaratiePath}/intrekken`, { status: 200 }],
  [
    '/stelVraag',
    '/uitbreidingen/vragen',
    { status: 200, vraagId: 'v1', uiterlijkOp: '2026-12-04' },
  ],
  ['/antwoord', '/uitbreidingen/openVragen/:vraagId/antwoord', { status: 200 }],
  ['/betalingen', '/betalingen', { status: { status: 200 }, redirect: bankAddress }],
  ['/gelezen', '/uitbreidingen/berichten/gelezen', { status: 200 }],
  ['/push', '/uitbreidingen/berichten/push', { status: 200 }],
  ['/stopPush', '/uitbreidingen/berichten/push/intrekken', { status: 200 }],
  ['/meldingen', '/uitbreidingen/betalingen/meldingen', { status: 202 }],
] as const;

/** Reads: the address and the default response by person. */
export const reads: readonly (readonly [string, (bsn: string) => object])[] = [
  ['/relatie', (bsn) => ({ status: { status: 200 }, relatie: relatieOf(bsn), _state: 'x' })],
  ['/uitbreidingen/relatie/wijzigingen', () => ({ status: 200, wijzigingen: [] })],
  ['/uitbreidingen/relatie/inzagen', () => ({ status: 200, inzagen: [] })],
  ['/uitbreidingen/relatie/bewaartermijnen', () => ({ status: 200, bewaartermijnen: [] })],
  ['/uitbreidingen/documenten', () => ({ status: 200, documenten: [], aantallen: [] })],
  ['/uitbreidingen/relatie/verzekeringen', () => ({ status: 200, verzekeringen: [] })],
  ['/uitbreidingen/declaraties/toestemming', () => ({ status: 200, declaraties: [] })],
  ['/uitbreidingen/berichten', () => berichten],
  ['/uitbreidingen/vragen', () => ({ status: 200, vragen: [] })],
  ['/uitbreidingen/openVragen', () => openVragen],
  [
    '/uitbreidingen/openVragen/:vraagId',
    () => ({ status: 200, vraag: { ...openVraag, ...openVraagDetail } }),
  ],
  [
    '/uitbreidingen/betaalinstellingen',
    () => ({
      status: 200,
      betaalinstellingen: {
        versie: 1,
        rekening: { iban: 'NL•• •••• 4300', naam: 'Sanne de Vries' },
        uitbetalenVanaf: null,
      },
    }),
  ],
  [
    '/uitbreidingen/incasso',
    () => ({
      status: 200,
      incasso: {
        mandaat: { kenmerk: 'M0000000017', getekendOp: '2025-01-01', dag: 25 },
        aanbod: { dagen: [1, 25], aankondiging: 14, incassant: 'NL70ZZZ000000010000' },
        bijBank: [{ datum: '2026-11-30', bedrag: 154.2, iban: 'NL•• •••• 4300' }],
        gepland: [{ datum: '2026-12-28', bedrag: 154.2 }],
        nogBijBankTot: '2026-11-30',
      },
    }),
  ],
  [
    '/uitbreidingen/machtigingen',
    () => ({
      status: 200,
      gegeven: [
        {
          machtigingId: '3f2b6c1e-0000-4000-8000-000000000001',
          naam: 'D. de Vries',
          bereik: ['zorg'],
          sinds: '2026-11-20',
          totEnMet: '2027-02-20',
          via: 'app',
        },
      ],
      gekregen: [],
      kandidaten: [{ kandidaat: 'k1', naam: 'D. de Vries' }],
      einddagen: ['2026-12-21', '2027-11-21'],
    }),
  ],
  [
    '/uitbreidingen/premieperiode',
    () => ({
      status: 200,
      premieperiode: {
        periode: 'maand',
        keuzes: premieperiodes.map((periode) => ({
          periode,
          facturen: [
            { datum: '2026-12-01', vanaf: '2026-12-01', tot: '2027-01-01', bedrag: 154.2 },
          ],
        })),
      },
    }),
  ],
  [
    '/uitbreidingen/eigenrisicointermijnen',
    () => ({
      status: 200,
      eigenRisicoInTermijnen: {
        jaar: 2027,
        uiterlijk: '2026-12-31',
        personen: [
          {
            relatienummer: 'R081',
            opgemaakteNaam: 'S. de Vries',
            geboorteDatum: '1985-06-22',
            gekozen: false,
            vrijwilligEigenRisico: false,
            termijnen: [{ datum: '2027-02-01', bedrag: 38.5 }],
          },
        ],
      },
    }),
  ],
  ['/zorgpassen', () => ({ body: { zorgpassen: [zorgpasOf('R081'), zorgpasOf('R524')] } })],
  ['/verzekerdenperjaartal', () => ({ verzekerdenPerJaartal: { jaar: 2026, verzekerden: [] } })],
  ['/declaraties', () => ({ status: { status: 200 }, declaraties: [declaratie], totaal: 1 })],
  ['/declaraties/:id', () => ({ status: { status: 200 }, declaraties: [detail] })],
  ['/eigenRisicoPerJaar', () => ({ status: 200, body: { eigenRisico } })],
  ['/zorggebruik', () => ({ zorggebruiken })],
  ['/zorgkosten/:relatienummer/:jaartal', () => ({ zorgkostenRegels: [zorgkostenLine] })],
  ['/uitbreidingen/zorgkosten/vergoedingen', () => vergoedingen],
  ['/uitbreidingen/zorgkosten/vooraf', () => ({ status: 200, vooraf, reden: null })],
  ['/uitbreidingen/eigenRisico/verwachting', () => ({ status: 200, verwachting })],
  ['/uitbreidingen/zorgkosten/:nummer/:volgnummer', () => behindLine],
  ['/facturen', () => ({ body: { facturen } })],
  ...Object.entries(factuurDetails).map(
    ([kind, factuurDetail]) =>
      [`/factuurdetails/${kind}/:kenmerk`, () => ({ body: { factuurDetail } })] as const,
  ),
  [
    '/factuurdetails/eindAfrekening/:kenmerk/specificatie/:relatienummer',
    () => ({ body: specificatie }),
  ],
  ['/betaalverzoeken', () => ({ status: 200, betaalverzoeken: [betaalverzoek] })],
  ['/betaalverzoeken/:kenmerk', () => ({ status: 200, betaalverzoek })],
  ['/uitbreidingen/betalingen/:betalingId', () => ({ status: 200, betaling })],
];
