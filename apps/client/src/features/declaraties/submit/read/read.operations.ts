import { operation } from '../../../../api/operation.ts';

/** Loads the bills in stored files as the insurer reads them, an extension; amounts in cents. */
export const notasOperation = operation(`query GelezenNotas($bestandIds: [ID!]!) {
  gelezen(bestandIds: $bestandIds) {
    bestandIds andereMunt ontbreekt
    naamZorgverlener { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
    notaNummer { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
    buitenland { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
    relatienummer { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
    totaal { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
    regels {
      behandelDatum { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
      omschrijving { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
      zorgsoort { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
      bedrag { waarde zeker plaats { bestandId bladzijde links boven breedte hoogte } }
    }
  }
}`);
