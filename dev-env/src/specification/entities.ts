/** Where the fields of a row of §3 stand in the contract: a call, and the way through its answer. */
export interface Entity {
  readonly call: `${'get' | 'post'} /${string}`;
  readonly way: string;
  readonly names: string;
}

const relatie = { call: 'get /relatie', way: 'relatie' } as const;
const declaratie = { call: 'get /declaraties/{id}', way: 'declaraties' } as const;
const betaalverzoek = { call: 'get /betaalverzoeken', way: 'betaalverzoeken' } as const;
const usage = { call: 'get /zorggebruik', way: 'zorggebruiken' } as const;
const settlement = 'get /factuurdetails/eindAfrekening/{factuurkenmerk}' as const;
const specification = {
  call: `${settlement}/specificatie/{relatienummer}`,
  way: 'body',
} as const;
const invoices = [
  'get /factuurdetails/premie/{factuurkenmerk}',
  'get /factuurdetails/risico/{factuurkenmerk}',
  'get /factuurdetails/risicoPeriode/{factuurkenmerk}',
  settlement,
] as const;
const detail = 'body factuurDetail';
const submit = 'post /declaraties/indienen';
const change = 'post /relatie';
const home = 'relatie vestigingsAdres';
const usageNames =
  'code omschrijving volumeEenheid totaal gebruikt resterend isResterendBruikbaar datumLaatsteVerwerking';
const period = 'datumIngang datumEinde';

/** The rows of §3 and §5 that name fields, by how they begin, with each field they name. */
export const entities: Readonly<Record<string, readonly Entity[]>> = {
  '**Relation (relatie):**': [
    {
      ...relatie,
      names:
        'achternaam roepnaam opgemaakteNaam email geboorteDatum aanleverwijzeCorrespondentie aanleverwijzePolisblad relatieNummer telefoonNummer vestigingsAdres postAdres ontvangtNieuwsbrief toestemmingDetailsZorgkosten leeftijd indicatoren indicatorenRedenen',
    },
    { call: 'get /relatie', way: '', names: '_state' },
  ],
  'Address fields:': [
    {
      call: 'get /relatie',
      way: home,
      names: 'straat huisnummer huisnummerToevoeging postcode woonplaats adresType',
    },
  ],
  'indicatorenRedenen entries': [
    { call: 'get /relatie', way: 'relatie indicatorenRedenen', names: 'indicator redenen' },
  ],
  '**Claim (declaratie) list item:**': [
    {
      call: 'get /declaraties',
      way: 'declaraties',
      names: 'bsn nummer nieuw omschrijving datum status zorgSoorten',
    },
  ],
  'declarant, indiener, bedrag;': [{ ...declaratie, names: 'declarant indiener bedrag' }],
  'uitkeerInformatie:': [
    {
      call: declaratie.call,
      way: 'declaraties uitkeerInformatie',
      names: 'datum declarant iban uitgekeerdBedrag eigenRisicoBedrag',
    },
  ],
  'regels: declarant': [
    {
      call: declaratie.call,
      way: 'declaraties regels',
      names:
        'declarant zorgSoort prestatie aantal behandelDatum gedeclareerdBedrag uitgekeerdBedrag eigenRisicoBedrag notaNummer locatieNaam meldingen',
    },
    { call: declaratie.call, way: 'declaraties regels meldingen', names: 'code omschrijving' },
  ],
  'indicatoren: naam': [
    { call: declaratie.call, way: 'declaraties indicatoren', names: 'naam actief redenen' },
  ],
  '**Claim submit result:**': [
    { call: submit, way: '', names: 'status body' },
    { call: submit, way: 'body', names: 'fileValidationMessages validationMessages' },
    { call: submit, way: 'body fileValidationMessages', names: 'filename messages' },
    { call: submit, way: 'body fileValidationMessages messages', names: 'code level message' },
    { call: submit, way: 'body validationMessages', names: 'messages' },
  ],
  '**File validation result:**': [
    { call: 'post /declaraties/valideren/bestand', way: 'body', names: 'filename messages' },
  ],
  'Fields: titel': [
    {
      ...betaalverzoek,
      names:
        'titel datum betalingsKenmerk betalingsKenmerkOpgemaakt uitersteBetaalDatum rekeningNummerZenZ facturen bedragTotaal bedragEerderBetaaldVerrekend bedragTeBetalen',
    },
  ],
  'Each entry in facturen': [
    {
      call: betaalverzoek.call,
      way: 'betaalverzoeken facturen',
      names: 'kenmerk factuur datum bedrag',
    },
  ],
  '**Invoice list item:**': [
    {
      call: 'get /facturen',
      way: 'body facturen',
      names:
        'soortFactuur datum status bedrag kenmerk kenmerkBetaalverzoek datumAutomatischeIncasso',
    },
  ],
  'Common fields:': invoices.map((call) => ({
    call,
    way: detail,
    names:
      'factuurType kenmerkOpgemaakt titel datum status bedragTotaal bedragEerderBetaaldVerrekend betalingsRegelingId bedragTeBetalen datumAutomatischeIncasso rekeningNummerZenZ',
  })),
  'betaalVerzoek: kenmerk': invoices.map((call) => ({
    call,
    way: `${detail} betaalVerzoek`,
    names:
      'kenmerk betalingsKenmerkOpgemaakt aantalFacturen bedragTeBetalen datum uitersteBetaalDatum',
  })),
  'premium: omschrijving': [
    { call: invoices[0], way: `${detail} premieRegels`, names: 'omschrijving periode bedrag' },
  ],
  'own risk: naamVerzekerde': [
    { call: invoices[1], way: `${detail} verzekerden`, names: 'naamVerzekerde geboorteDatum' },
    {
      call: invoices[1],
      way: `${detail} verzekerden regels`,
      names:
        'datum omschrijving bedragEigenRisico bedragEigenBijdrage zorgverlener declaratieNummer declaratieVolgnummer',
    },
  ],
  'period: naamVerzekerde': [
    {
      call: invoices[2],
      way: `${detail} regels`,
      names: 'naamVerzekerde geboorteDatum omschrijving periode bedrag',
    },
  ],
  'final settlement: jaarRegeling': [
    {
      call: settlement,
      way: `${detail} verzekerden`,
      names:
        'jaarRegeling naamVerzekerde geboorteDatum bedragRegelingTotaal relatienummerVerzekerde',
    },
  ],
  'Fields: jaarRegeling': [
    { ...specification, names: 'jaarRegeling naamVerzekerde geboorteDatum bedragTotaalRegeling' },
  ],
  'eigenRisicoGebruiken:': [
    {
      call: specification.call,
      way: 'body eigenRisicoGebruiken',
      names: 'bedragTotaalEigenRisico',
    },
    {
      call: specification.call,
      way: 'body eigenRisicoGebruiken regels',
      names: 'datum zorgsoort bedrag',
    },
  ],
  'opgelegdeTermijnen:': [
    {
      call: specification.call,
      way: 'body opgelegdeTermijnen',
      names: 'bedragOpgelegd bedragBetaald bedragNietBetaald',
    },
    {
      call: specification.call,
      way: 'body opgelegdeTermijnen regels',
      names: 'datum omschrijving bedrag',
    },
  ],
  '**Own risk per year:**': [
    {
      call: 'get /eigenRisicoPerJaar',
      way: 'body eigenRisico',
      names: 'verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend',
    },
  ],
  '**Insured per year:**': [
    {
      call: 'get /verzekerdenperjaartal',
      way: 'verzekerdenPerJaartal',
      names: 'jaar verzekerden',
    },
    {
      call: 'get /verzekerdenperjaartal',
      way: 'verzekerdenPerJaartal verzekerden',
      names: 'relatienummer opgemaakteNaam geboorteDatum',
    },
  ],
  'Fields: code': [{ ...usage, names: usageNames }],
  'verzekerdeGebruiken:': [
    {
      call: usage.call,
      way: 'zorggebruiken verzekerdeGebruiken',
      names: 'opgemaakteNaam relatienummer gebruikt',
    },
  ],
  'periode: datumIngang': [
    { call: usage.call, way: 'zorggebruiken periode', names: `${period} unit` },
  ],
  '**Care cost line:**': [
    {
      call: 'get /zorgkosten/{relatienummer}/{jaartal}',
      way: 'zorgkostenRegels',
      names:
        'datumIngang zorgsoort soortIndiener naamLocatieZorgverlener bedragGedeclareerd bedragNietVergoed bedragEigenRisico bedragWettelijkeBijdrage bedragNietVergoedExclusiefEigenRisico bedragVergoed',
    },
  ],
  '**Health pass:**': [
    {
      call: 'get /zorgpassen',
      way: 'body zorgpassen',
      names:
        'bsn relatieNummer naam geboorteDatum achternaam voorletters zorgverzekeraarCode zorgverzekeraarOmschrijving identificatie vervalDatum',
    },
  ],
  'Server validation of relation changes': [
    { call: change, way: 'validation', names: 'isValid fieldMessages generalMessages' },
    { call: change, way: 'validation fieldMessages', names: 'fieldName code detail' },
    { call: change, way: 'validation generalMessages', names: 'code detail' },
  ],
};
