import { operation } from '../../../api/operation.ts';

/** Loads the forecast of this year for a person; their care costs are known whenever the viewer may see them. */
export const vooruitOperation = operation(`query Vooruit($relatienummer: String) {
  relatie { relatieNummer toontVergoedingen }
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum verzekerdSinds } }
  zorgkosten(relatienummer: $relatienummer) { datumIngang }
  eigenRisico(relatienummer: $relatienummer) { vrijwilligBedrag }
  eigenRisicoVerwachting(relatienummer: $relatienummer) {
    jaar totaal gebruikt minimum maximum onderwegAantal onderwegBedrag opSinds opVanaf inTermijnen
    redenen eerdereJaren { jaar bedrag } vrijwillig { keuze jaren { jaar kosten korting } }
  }
}`);
