import { operation } from '../../api/operation.ts';
import { declaratieInList } from './declaraties.fragments.ts';

/** Loads a page of the claim list, with the options of its filters. */
export const declaratieListOperation = operation(
  `query Declaraties(
  $limit: Int!, $offset: Int!, $zoek: String, $relatienummer: String,
  $status: DeclaratieStatus, $jaar: Int, $zorgsoort: String
) {
  declaraties(
    limit: $limit, offset: $offset, zoek: $zoek, relatienummer: $relatienummer,
    status: $status, jaar: $jaar, zorgsoort: $zorgsoort
  ) {
    totaal
    declaraties {
      ...DeclaratieInList
    }
  }
  relatie { toontVergoedingen }
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum } }
  tegoeden { soort kenmerk bedrag }
}`,
  [declaratieInList],
);

export const declaratieOperation = operation(`query Declaratie($nummer: String!) {
  declaratie(nummer: $nummer) {
    nummer datum status nieuw declarant geboorteDatum indiener soortIndiener bedrag omschrijving zorgSoorten afgeschermd
    verwachtOp verwacht magIntrekken behandelDatum zorgverlener
    verloop { status tijdstip }
    indicatoren { naam actief redenen }
    uitkeerInformatie { datum declarant iban uitgekeerdBedrag eigenRisicoBedrag }
    verrekeningen { datum bedrag factuurkenmerk }
    regels {
      volgnummer aantal behandelDatum declarant prestatie zorgSoort locatieNaam notaNummer
      gedeclareerdBedrag uitgekeerdBedrag eigenRisicoBedrag eigenRisicoInTermijnen
      meldingen { code omschrijving }
      stappen { stap bedrag uitleg }
    }
    correcties {
      volgnummer corrigeert soort datum behandelDatum eigenRisicoBedrag eigenRisicoInTermijnen
      gedeclareerdBedrag wettelijkeBijdrageBedrag vergoedBedrag
    }
    ingediendeRegels { behandelDatum zorgsoort bedrag omschrijving }
    bestanden { bestandId naam soort }
    reacties { reactieId regel tekst status verstuurdOp antwoord beantwoordOp }
  }
  relatie {
    vandaag uitkeringIban geenRekening documentSoorten
    indicatorenRedenen { indicator redenen }
  }
}`);

/** Withdraws a claim that is not taken up yet; idempotent. */
export const withdrawOperation = operation(`mutation TrekDeclaratieIn($nummer: String!) {
  trekDeclaratieIn(nummer: $nummer)
}`);

/** Asks a question about a claim or one of its lines ("Klopt dit niet?"). */
export const sendReactieOperation = operation(`mutation VraagOverDeclaratie(
  $sleutel: String!, $nummer: String!, $regel: Int, $tekst: String!
) {
  stelVraag(sleutel: $sleutel, onderwerp: declaratie, kenmerk: $nummer, regel: $regel, tekst: $tekst) { vraagId }
}`);
