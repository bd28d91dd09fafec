import { operation } from '../../../api/operation.ts';

/** The permissions given and got, and whom the person may choose. */
export const machtigingenOperation = operation(`query Machtigingen {
  machtigingen {
    gegeven { machtigingId naam bereik totEnMet via }
    gekregen { machtigingId naam bereik totEnMet via }
    kandidaten { kandidaat naam }
    einddagen
  }
}`);

/** Lets somebody act for the person. */
export const geefMachtigingOperation = operation(`mutation GeefMachtiging(
  $kandidaat: String!, $bereik: [Bereik!]!, $totEnMet: String!
) {
  geefMachtiging(kandidaat: $kandidaat, bereik: $bereik, totEnMet: $totEnMet)
}`);

/** Ends a permission given or got. */
export const trekMachtigingInOperation = operation(
  `mutation TrekMachtigingIn($id: String!) { trekMachtigingIn(machtigingId: $id) }`,
);
