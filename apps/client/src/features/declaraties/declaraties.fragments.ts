import type { ResultOf } from 'gql.tada';
import { fragment } from '../../api/operation.ts';

/** What a row of claims shows, for every screen that lists them. */
export const declaratieRow = fragment(`fragment DeclaratieRow on DeclaratieInLijst {
  nummer nieuw datum status omschrijving zorgSoorten bedrag uitgekeerdBedrag opgemaakteNaam
  roepnaam geboorteDatum soortIndiener behandelDatum wachtOp nietsWegens uitbetaaldOp
}`);

/** A claim as a list shows it; amounts in integer cents. */
export type DeclaratieInRow = ResultOf<typeof declaratieRow>;
