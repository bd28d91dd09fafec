import { operation } from '../../../../api/operation.ts';
import { keptConcept } from './draft.fragments.ts';

/** Saves the draft of a claim; returns the stored one when another tab was first. */
export const saveConceptOperation = operation(
  `mutation BewaarConcept(
  $versie: String, $velden: ConceptVeldenInvoer!, $bestandIds: [String!]!
) {
  bewaarConcept(versie: $versie, velden: $velden, bestandIds: $bestandIds) {
    bewaard
    concept { ...KeptConcept }
  }
}`,
  [keptConcept],
);

/** Discards the draft of a claim and its files. */
export const removeConceptOperation = operation(`mutation VerwijderConcept { verwijderConcept }`);

/**
 * Loads the data of a claim: the people, the account, and with `own` what only the person themselves may
 * read: the draft, and whether bills are read.
 */
export const submitOperation = operation(
  `query DeclaratieIndienen($own: Boolean!) {
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum } }
  relatie {
    vandaag relatienummer: relatieNummer opgemaakteNaam geboorteDatum uitkeringIban geenRekening
  }
  gelezen(bestandIds: []) @include(if: $own) { bestandIds }
  concept @include(if: $own) { ...KeptConcept }
}`,
  [keptConcept],
);

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

/** Loads the expected reimbursement of a claim before it is submitted, an extension; amounts in cents. */
export const expectOperation = operation(`query VerwachteVergoeding(
  $relatienummer: String!, $buitenland: Boolean, $regels: [IngediendeRegelInvoer!]!
) {
  verwachteVergoeding(relatienummer: $relatienummer, buitenland: $buitenland, regels: $regels) {
    weggelaten hoogstens
    verwachting {
      totaal { bedragUitgekeerd bedragEigenRisicoInTermijnen }
      regels {
        behandelDatum zorgsoort
        bedragen {
          bedragGedeclareerd bedragUitgekeerd bedragEigenRisico bedragEigenRisicoInTermijnen
          stappen { stap bedrag uitleg }
        }
        meldingen { code omschrijving }
      }
    }
  }
}`);

/** Loads the care providers of a person in a year; null when the care is hidden from the caller. */
export const earlierZorgverlenersOperation = operation(`query EerdereZorgverleners(
  $relatienummer: String!, $jaar: Int!
) {
  zorgkosten(relatienummer: $relatienummer, jaar: $jaar) { naamLocatieZorgverlener }
}`);

export const insurerDayOperation = operation(`query InsurerDay { relatie { vandaag } }`);
