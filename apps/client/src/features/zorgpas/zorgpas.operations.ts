import { operation } from '../../api/operation.ts';

/** The passes that one may see. Their BSN is not asked: only when somebody taps it. */
export const zorgpassenOperation = operation(`query Zorgpassen {
  zorgpassen {
    relatieNummer naam geboorteDatum achternaam voorletters zorgverzekeraarCode
    zorgverzekeraarOmschrijving identificatie vervalDatum
  }
  relatie { merk verzekerd }
}`);

/** The BSN on one pass. */
export const bsnOperation = operation(`query ZorgpasBsn($relatienummer: String!) {
  zorgpassen(relatienummer: $relatienummer) { bsn }
}`);
