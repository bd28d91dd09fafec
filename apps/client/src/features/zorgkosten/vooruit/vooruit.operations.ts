import { operation } from '../../../api/operation.ts';

/** Loads the forecast of this year for a person, and whether their care is hidden from the viewer. */
export const vooruitOperation = operation(`query Vooruit($relatienummer: String) {
  relatie { relatieNummer }
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum verzekerdSinds } }
  zorgkosten(relatienummer: $relatienummer) { zorgsoort }
  eigenRisico(relatienummer: $relatienummer) { vrijwilligBedrag }
  eigenRisicoVerwachting(relatienummer: $relatienummer) {
    jaar totaal gebruikt minimum maximum onderwegAantal onderwegBedrag opSinds opVanaf inTermijnen
    redenen eerdereJaren { jaar bedrag } vrijwillig { keuze jaren { jaar kosten korting } }
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
