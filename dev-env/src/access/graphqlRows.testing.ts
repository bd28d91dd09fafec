import type { Possessions } from '@mijn/provider/access/possessions.testing';

export type GraphqlRow = {
  readonly document: string;
  /** The ids that it refers to; none if it is only about the person themselves. */
  readonly variables: readonly Partial<Record<'id' | 'who', keyof Possessions>>[];
};

const own = (document: string): GraphqlRow => ({ document, variables: [] });

/** A word in Sanne's own draft that nobody else may ever read. */
export const secret = 'Kliniek Zilverkruid';

// The person is sealed in `state`, which the insurer's own tests cover.
const changeOf = (field: string): string =>
  `mutation { ${field}(state: "x", relatie: { achternaam: "Vreemd", roepnaam: "Vreemd",
    opgemaakteNaam: "Vreemd", geboorteDatum: "1985-01-01", aanleverwijzeCorrespondentie: Papier,
    aanleverwijzePolisblad: Papier, relatieNummer: "1", ontvangtNieuwsbrief: false, leeftijd: 41,
    toestemmingDetailsZorgkosten: false, vestigingsAdres: { adresType: "GBAvestigingsadres" },
    indicatoren: [], indicatorenRedenen: [] }) { relatie { roepnaam } } }`;

/** Every field of Query and Mutation. A missing one fails the test. */
export const graphqlRows: Readonly<Record<string, GraphqlRow>> = {
  relatie: own('{ relatie { relatieNummer opgemaakteNaam } }'),
  wijzigingen: own('{ wijzigingen { veld van naar } }'),
  inzagenBladzijde: own('{ inzagenBladzijde(nummer: 1) { inzagen { wie operatie } } }'),
  bewaartermijnen: own('{ bewaartermijnen { soort aantal eenheid minstens } }'),
  machtigingen: own(
    '{ machtigingen { gegeven { machtigingId naam } gekregen { naam } kandidaten { kandidaat } } }',
  ),
  berichten: own('{ berichten { mail berichten { kenmerk bedrag } } }'),
  betaalinstellingen: own('{ betaalinstellingen { versie rekening { iban naam } } }'),
  incasso: own('{ incasso { mandaat { kenmerk } gepland { datum bedrag } } }'),
  premieperiode: own('{ premieperiode { periode keuzes { facturen { datum bedrag } } } }'),
  eigenRisicoInTermijnen: own(
    '{ eigenRisicoInTermijnen { jaar personen { relatienummer gekozen } } }',
  ),
  documenten: own('{ documenten { documenten { soort kenmerk } aantallen { jaar aantal } } }'),
  verzekeringen: own('{ verzekeringen { relatienummer opgemaakteNaam } }'),
  toestemmingVoorbeelden: own('{ toestemmingVoorbeelden { nummer met { zorgSoorten } } }'),
  sessies: own('{ sessies { browser since lastInput isThis } }'),
  zorgpassen: own('{ zorgpassen { naam bsn relatieNummer } }'),
  declaraties: own('{ declaraties(limit: 100) { declaraties { nummer relatienummer } } }'),
  concept: own('{ concept { velden { naamZorgverlener } } }'),
  facturen: own('{ facturen { kenmerk kenmerkBetaalverzoek } }'),
  betaalverzoeken: own('{ betaalverzoeken { betalingsKenmerk facturen { kenmerk } } }'),
  tegoeden: own('{ tegoeden { soort kenmerk bedrag } }'),
  premieachterstanden: own('{ premieachterstanden { stap maanden bedrag volgende { maanden } } }'),
  onderweg: own('{ onderweg { soort kenmerk bedrag verwachtOp } }'),
  verzekerden: {
    document:
      'query ($who: String) { verzekerden(relatienummer: $who) { verzekerden { opgemaakteNaam } } }',
    variables: [{ who: 'person' }],
  },
  eigenRisico: {
    document:
      'query ($who: String) { eigenRisico(relatienummer: $who, jaar: 2026, merk: ZZ) { totaalVerbruikt } }',
    variables: [{ who: 'person' }],
  },
  zorggebruik: {
    document:
      'query ($who: String) { zorggebruik(relatienummer: $who, jaar: 2026) { omschrijving gebruikt } }',
    variables: [{ who: 'person' }],
  },
  zorgkosten: {
    document:
      'query ($who: String) { zorgkosten(relatienummer: $who, jaar: 2026) { bedragVergoed } }',
    variables: [{ who: 'person' }],
  },
  zorgkostenRegel: {
    document: 'query ($id: String!) { zorgkostenRegel(nummer: $id, volgnummer: 1) { boekjaar } }',
    variables: [{ id: 'judged' }],
  },
  vooraf: {
    document: `query ($who: String) {
      vooraf(relatienummer: $who, zorgsoort: "Ziekenhuis", bedrag: "100") { vooraf { bedragZelf } } }`,
    variables: [{ who: 'person' }],
  },
  vergoedingen: {
    document: `query ($who: String) {
      vergoedingen(relatienummer: $who) { vergoedingen { zorgsoort } } }`,
    variables: [{ who: 'person' }],
  },
  verwachteVergoeding: {
    document: `query ($who: String!) {
      verwachteVergoeding(relatienummer: $who, regels: [
        { behandelDatum: "2026-11-18", zorgsoort: "Ziekenhuis", bedrag: "100" }]) {
        verwachting { totaal { bedragUitgekeerd } } } }`,
    variables: [{ who: 'person' }],
  },
  eigenRisicoVerwachting: {
    document: 'query ($who: String) { eigenRisicoVerwachting(relatienummer: $who) { gebruikt } }',
    variables: [{ who: 'person' }],
  },
  declaratie: {
    document:
      'query ($id: String!) { declaratie(nummer: $id) { nummer declarant bestanden { naam } } }',
    variables: [{ id: 'declaratie' }],
  },
  gelezen: {
    document: 'query ($id: ID!) { gelezen(bestandIds: [$id]) { bestandIds } }',
    variables: [{ id: 'waiting' }],
  },
  factuur: {
    document:
      'query ($id: String!) { factuur(kenmerk: $id) { ... on FactuurDetail { kenmerk bedragTotaal } } }',
    variables: [{ id: 'premie' }, { id: 'risico' }, { id: 'termijn' }, { id: 'settlement' }],
  },
  eindafrekeningSpecificatie: {
    document: `query ($id: String!, $who: String!) {
      eindafrekeningSpecificatie(kenmerk: $id, relatienummer: $who) { naamVerzekerde } }`,
    variables: [{ id: 'settlement', who: 'person' }],
  },
  betaalverzoek: {
    document: 'query ($id: String!) { betaalverzoek(kenmerk: $id) { bedragTeBetalen } }',
    variables: [{ id: 'betaalverzoek' }],
  },
  betaling: {
    document: 'query ($id: String) { betaling(betalingId: $id) { bedrag } }',
    variables: [{ id: 'betaling' }],
  },
  wijzigRelatie: own(changeOf('wijzigRelatie')),
  valideerRelatie: own(changeOf('valideerRelatie')),
  bevestigContactgegevens: {
    document: 'mutation ($who: String!) { bevestigContactgegevens(relatienummer: $who) }',
    variables: [{ who: 'person' }],
  },
  leesBerichten: {
    document: 'mutation ($id: String!) { leesBerichten(berichtId: $id) }',
    variables: [{ id: 'bericht' }],
  },
  kiesBerichten: own('mutation { kiesBerichten(mail: false) }'),
  startPush: own(`mutation { startPush(endpoint: "https://fcm.googleapis.com/x",
    p256dh: "${'B'.repeat(87)}", auth: "${'a'.repeat(22)}") }`),
  stopPush: own('mutation { stopPush }'),
  // Only about the session that it is called in.
  sluitMelding: own('mutation { sluitMelding(melding: "toonOntvangstNieuwsbrief") }'),
  bewaarConcept: own(
    `mutation { bewaarConcept(bestandIds: [], velden: { naamZorgverlener: "${secret}" }) { bewaard } }`,
  ),
  verwijderConcept: own('mutation { verwijderConcept }'),
  stelVraag: {
    document: `mutation ($id: String!) { stelVraag(sleutel: "${crypto.randomUUID()}",
      onderwerp: declaratie, kenmerk: $id, tekst: "Klopt dit?") { uiterlijkOp } }`,
    variables: [{ id: 'declaratie' }],
  },
  vragen: own('{ vragen { onderwerp kenmerk tekst antwoord } }'),
  // After the question, because a withdrawn claim is gone.
  trekDeclaratieIn: {
    document: 'mutation ($id: String!) { trekDeclaratieIn(nummer: $id) }',
    variables: [{ id: 'declaratie' }],
  },
  // Nobody in the matrix is in arrears; facturen/jobs/achterstand.db.test.ts disputes some.
  betwistPremieachterstand: own(`mutation { betwistPremieachterstand(tekst: "Klopt dit?") }`),
  wijzigRekening: own(
    'mutation { wijzigRekening(versie: 1, iban: "NL91ABNA0417164300", naam: "Vreemd", akkoord: true) { gewijzigd } }',
  ),
  startIncasso: own('mutation { startIncasso(versie: 0, dag: 10, akkoord: true) }'),
  stopIncasso: {
    document: 'mutation ($id: String!) { stopIncasso(kenmerk: $id) }',
    variables: [{ id: 'mandaat' }],
  },
  kiesEigenRisicoInTermijnen: {
    document:
      'mutation ($id: String!) { kiesEigenRisicoInTermijnen(relatienummer: $id, jaar: 2027, gekozen: false) }',
    variables: [{ id: 'person' }],
  },
  // The receiver is tested in the insurer's relatie/machtigingen/machtigingen.db.test.ts.
  geefMachtiging: own(
    'mutation { geefMachtiging(kandidaat: "x", bereik: [zorg], totEnMet: "2026-12-01") }',
  ),
  trekMachtigingIn: {
    document: 'mutation ($id: String!) { trekMachtigingIn(machtigingId: $id) }',
    variables: [{ id: 'machtiging' }],
  },
  kiesPremieperiode: own('mutation { kiesPremieperiode(periode: jaar, huidig: kwartaal) }'),
  // For Sanne's open request in `possessions.testing.ts`.
  startRegeling: {
    document:
      'mutation ($id: String!) { startRegeling(kenmerk: $id, maanden: 6, termijnBedrag: 3237) }',
    variables: [{ id: 'betaalverzoek' }],
  },
  startBetaling: {
    document: 'mutation ($id: String!) { startBetaling(kenmerk: $id) { redirect } }',
    variables: [{ id: 'betaalverzoek' }],
  },
};
