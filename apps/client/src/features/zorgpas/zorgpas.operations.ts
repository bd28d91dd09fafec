import { operation } from '../../api/operation.ts';

/** Loads the passes that the viewer may see, without BSN, which is loaded only on a tap. */
export const zorgpassenOperation = operation(`query Zorgpassen {
  zorgpassen {
    relatieNummer naam geboorteDatum achternaam voorletters zorgverzekeraarCode
    zorgverzekeraarOmschrijving identificatie vervalDatum
  }
  relatie { merk verzekerd }
}`);

export const bsnOperation = operation(`query ZorgpasBsn($relatienummer: String!) {
  zorgpassen(relatienummer: $relatienummer) { bsn }
}`);
