import type { ResultOf } from 'gql.tada';
import { fragment } from '../../api/operation.ts';

/** The fields of a claim row, for every screen with a list of claims. */
export const declaratieInList = fragment(`fragment DeclaratieInList on DeclaratieInList {
  nummer nieuw datum status omschrijving zorgSoorten bedrag uitgekeerdBedrag opgemaakteNaam
  roepnaam geboorteDatum soortIndiener laatsteBehandelDatum wachtOp nietsWegens uitbetaaldOp
}`);

/** A claim in a list; amounts in integer cents. */
export type DeclaratieInList = ResultOf<typeof declaratieInList>;
