import { operation } from '../../../api/operation.ts';

/** What sending in a claim starts from: for whom, where the money goes, and the draft that is kept. */
export const submitOperation = operation(`query DeclaratieIndienen {
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum } }
  relatie { vandaag relatieNummer uitkeringIban geenRekening }
  gelezen(bestandIds: []) { bestandIds }
  concept {
    versie bijgewerktOp verlooptOp
    velden {
      declarant zorgsoort behandelDatum bedrag naamZorgverlener notaNummer buitenland opmerking
      regels
    }
    bestanden { bestandId naam soort bytes }
  }
}`);

/** What the insurer reads of files that it keeps, an extension; amounts in cents. */
export const readOperation = operation(`query GelezenNotas($bestandIds: [ID!]!) {
  gelezen(bestandIds: $bestandIds) {
    bestandIds ontbreekt
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

/** Keeps the draft of a claim; tells what is kept where another tab was first. */
export const saveConceptOperation = operation(`mutation BewaarConcept(
  $versie: String, $velden: ConceptVeldenInvoer!, $bestandIds: [String!]!
) {
  bewaarConcept(versie: $versie, velden: $velden, bestandIds: $bestandIds) {
    bewaard
    concept {
      versie bijgewerktOp verlooptOp
      velden {
        declarant zorgsoort behandelDatum bedrag naamZorgverlener notaNummer buitenland opmerking
        regels
      }
      bestanden { bestandId naam soort bytes }
    }
  }
}`);

/** Throws the draft of a claim and its files away. */
export const removeConceptOperation = operation(`mutation VerwijderConcept { verwijderConcept }`);
