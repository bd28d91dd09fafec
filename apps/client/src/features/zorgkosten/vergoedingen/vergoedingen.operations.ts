import { operation } from '../../../api/operation.ts';

/** Loads how each kind of care is covered for a person; by default for the viewer. */
export const vergoedingenOperation = operation(`query Vergoedingen($relatienummer: String) {
  relatie { relatieNummer }
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum verzekerdSinds } }
  vergoedingen(relatienummer: $relatienummer) {
    jaar zorgAfgeschermd
    eigenRisico { totaal resterend inTermijnen maximumPerBehandeling }
    vergoedingen {
      zorgsoort vergoed redenNietVergoed pakket percentage eigenRisico
      leeftijdVanaf leeftijdTot voorwaarde
      budgetten { gedeeldAls volumeEenheid totaal resterend redenAfgeschermd }
      wettelijkeBijdrage { percentage bedrag maximum resterend }
    }
  }
}`);

/** Loads the assessment of planned care. */
export const voorafOperation = operation(`query Vooraf(
  $relatienummer: String, $zorgsoort: String!, $bedrag: String!
) {
  vooraf(relatienummer: $relatienummer, zorgsoort: $zorgsoort, bedrag: $bedrag) {
    reden
    vooraf {
      dag jaar zorgsoort bedragZelf bedragEigenRisicoInTermijnen onderweg
      stappen { stap bedrag } meldingen { code omschrijving }
    }
  }
}`);
