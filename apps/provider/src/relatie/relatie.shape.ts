import { documentKinds } from '@mijn/contract/documents';
import type { Relatie } from '@mijn/contract/relatie';
import { formatPostcode } from '@mijn/domain/postcode';
import { maskIban } from '@mijn/domain/iban';
import type { Access } from '../access/access.ts';
import { ageOn } from '../access/visibility.rules.ts';
import { isMinorAllYear } from '../assess/eigenRisico/yearEigenRisico.ts';
import { determineIndicators } from './indicators.rules.ts';
import type { RelatieRow } from './relatie.queries.ts';

/**
 * Returns a relation in the contract's form (§3): surname with its prefix, postcode as in §9, computed
 * indicators, masked account.
 */
export function relatieInContract(row: RelatieRow, access: Access): Relatie {
  const age = ageOn(row.geboortedatum, access.today);
  return {
    achternaam: [row.tussenvoegsel, row.achternaam].filter(Boolean).join(' '),
    roepnaam: row.roepnaam,
    opgemaakteNaam: row.opgemaakte_naam,
    email: row.email,
    geboorteDatum: row.geboortedatum.toString(),
    aanleverwijzeCorrespondentie: row.correspondentie,
    aanleverwijzePolisblad: row.polisblad,
    relatieNummer: row.relatienummer,
    telefoonNummer: row.telefoonnummer,
    vestigingsAdres: addressOf(row, 'vestiging', row.vestiging_soort),
    postAdres: row.post_soort && addressOf(row, 'post', row.post_soort),
    ontvangtNieuwsbrief: row.nieuwsbrief,
    toestemmingDetailsZorgkosten: row.toestemming_zorgkosten,
    leeftijd: age,
    ...determineIndicators({
      verzekeringsnemer: access.verzekeringsnemer,
      hasHeldPolis: access.hasHeldPolis,
      merk: access.merk,
      zorggemak: row.zorggemak ?? false,
      collectief: row.collectief,
      others: row.others,
      email: row.email,
      correspondentie: row.correspondentie,
      nieuwsbrief: row.nieuwsbrief,
      age,
      checkedOn: row.contact_gecontroleerd_op,
      today: access.today,
    }),
    vandaag: access.today.toString(),
    eigenRisicoOnbekend:
      row.eigen_risico_unknown && !isMinorAllYear(row.geboortedatum.toString(), access.today.year),
    // Not null only with a policy that is valid today.
    verzekerd: row.zorggemak !== null,
    ongelezenBerichten: row.unread,
    magVragenStellen: true,
    emailTeBevestigen: row.pending,
    documentSoorten: [...documentKinds],
    toontVergoedingen: true,
    ...(access.merk ? { merk: access.merk } : {}),
    ...(row.payout_seen ? { uitkeringIban: row.payout_iban && maskIban(row.payout_iban) } : {}),
  };
}

function addressOf<T extends Relatie['vestigingsAdres']['adresType']>(
  row: RelatieRow,
  which: 'vestiging' | 'post',
  adresType: T,
) {
  const postcode = row[`${which}_postcode`];
  return {
    straat: row[`${which}_straat`],
    huisnummer: row[`${which}_huisnummer`],
    huisnummerToevoeging: row[`${which}_toevoeging`],
    postcode: postcode && formatPostcode(postcode),
    woonplaats: row[`${which}_woonplaats`],
    adresType,
  };
}
