import { operation } from '../../../api/operation.ts';

/** A page of the person's documents, and how many there are of each year and kind. */
export const documentenOperation = operation(`query Documenten(
  $jaar: Int, $soort: DocumentSoort, $limit: Int!, $offset: Int!
) {
  relatie {
    verzekerd aanleverwijzeCorrespondentie aanleverwijzePolisblad indicatoren
    indicatorenRedenen { indicator redenen }
    emailTeBevestigen { adres verlopen magOpnieuw nietBezorgd }
  }
  documenten(jaar: $jaar, soort: $soort, limit: $limit, offset: $offset) {
    documenten { soort jaar datum kenmerk roepnaam geboorteDatum zorgsoorten brief regeling }
    aantallen { jaar soort aantal }
  }
}`);
