import { operation } from '../../api/operation.ts';

/**
 * Loads the care costs and own risk of a person in a year; by default the viewer's own, this year. `compare` adds the
 * previous year, `overview` the premium, and a line number the explanation of that line.
 */
export const zorgkostenOperation = operation(`query Zorgkosten(
  $relatienummer: String, $jaar: Int, $before: Int, $compare: Boolean!, $overview: Boolean!
  $nummer: String!, $volgnummer: Int!, $explains: Boolean!
) {
  relatie { relatieNummer eigenRisicoOnbekend documentSoorten toontVergoedingen }
  verzekerden(jaar: $jaar) {
    verzekerden { relatienummer opgemaakteNaam geboorteDatum verzekerdSinds }
  }
  zorgkosten(relatienummer: $relatienummer, jaar: $jaar) {
    datumIngang zorgsoort soortIndiener naamLocatieZorgverlener
    bedragGedeclareerd bedragVergoed bedragEigenRisico bedragWettelijkeBijdrage
    bedragNietVergoed bedragNietVergoedExclusiefEigenRisico
    declaratieNummer declaratieVolgnummer correctie { soort datum }
  }
  before: zorgkosten(relatienummer: $relatienummer, jaar: $before) @include(if: $compare) {
    bedragVergoed bedragEigenRisico bedragWettelijkeBijdrage bedragNietVergoedExclusiefEigenRisico
  }
  eigenRisico(relatienummer: $relatienummer, jaar: $jaar) {
    verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend inTermijnen
    merk perMerk { merk van totEnMet bedrag }
  }
  facturen @include(if: $overview) { 
    soortFactuur status bedrag openBedrag periode premiePerJaar { jaar bedrag }
  }
  zorgkostenRegel(nummer: $nummer, volgnummer: $volgnummer) @include(if: $explains) {
    declaratieNummer declaratieVolgnummer zorgsoort soortIndiener behandelDatum ingediendOp boekjaar
    stappen { stap bedrag uitleg } meldingen { code omschrijving } bedragEigenRisicoInTermijnen
    factuurkenmerken magReageren correctie { soort datum }
    reacties { reactieId soort tekst status verstuurdOp antwoord }
  }
}`);

/** Reports care that the person never had. */
export const neverHadOperation = operation(`mutation ZorgNietGehad(
  $sleutel: String!, $nummer: String!, $regel: Int!, $tekst: String!
) {
  stelVraag(
    sleutel: $sleutel, onderwerp: declaratie, kenmerk: $nummer, regel: $regel, soort: nietGehad, tekst: $tekst
  ) { vraagId }
}`);
