import type { Relatie } from '@mijn/contract/relatie';
import { formatPostcode } from '@mijn/domain/postcode';
import { maskeerIban } from '@mijn/domain/iban';
import type { Access } from '../toegang/access.ts';
import { leeftijdOp } from '../toegang/toegang.rules.ts';
import { bepaalIndicatoren } from './indicatoren.rules.ts';
import type { RelatieRij } from './relatie.queries.ts';

/**
 * Puts a relation in the contract's form (§3): last name with its prefix, postcode as §9 shows it,
 * the indicators worked out, the payout account masked.
 */
export function relatieInContract(rij: RelatieRij, access: Access): Relatie {
  return {
    achternaam: [rij.tussenvoegsel, rij.achternaam].filter(Boolean).join(' '),
    roepnaam: rij.roepnaam,
    opgemaakteNaam: rij.opgemaakte_naam,
    email: rij.email,
    geboorteDatum: rij.geboortedatum.toString(),
    aanleverwijzeCorrespondentie: rij.correspondentie,
    aanleverwijzePolisblad: rij.polisblad,
    relatieNummer: rij.relatienummer,
    telefoonNummer: rij.telefoonnummer,
    vestigingsAdres: vestigingsAdres(rij),
    postAdres: postAdres(rij),
    ontvangtNieuwsbrief: rij.nieuwsbrief,
    toestemmingDetailsZorgkosten: rij.toestemming_zorgkosten,
    leeftijd: leeftijdOp(rij.geboortedatum, access.vandaag),
    ...bepaalIndicatoren({
      verzekeringsnemer: access.verzekeringsnemer,
      merk: access.merk,
      zorggemak: rij.zorggemak ?? false,
      collectief: rij.collectief,
      anderen: rij.anderen,
      email: rij.email,
      correspondentie: rij.correspondentie,
      nieuwsbrief: rij.nieuwsbrief,
      gecontroleerdOp: rij.contact_gecontroleerd_op,
      vandaag: access.vandaag,
    }),
    ...(access.merk ? { merk: access.merk } : {}),
    ...(rij.uitkering_iban ? { uitkeringIban: maskeerIban(rij.uitkering_iban) } : {}),
  };
}

function vestigingsAdres(rij: RelatieRij): Relatie['vestigingsAdres'] {
  return {
    straat: rij.vestiging_straat,
    huisnummer: rij.vestiging_huisnummer,
    huisnummerToevoeging: rij.vestiging_toevoeging,
    postcode: rij.vestiging_postcode && formatPostcode(rij.vestiging_postcode),
    woonplaats: rij.vestiging_woonplaats,
    adresType: 'GBAvestigingsadres',
  };
}

function postAdres(rij: RelatieRij): Relatie['postAdres'] {
  if (!rij.post_soort) return null;
  return {
    straat: rij.post_straat,
    huisnummer: rij.post_huisnummer,
    huisnummerToevoeging: rij.post_toevoeging,
    postcode: rij.post_postcode && formatPostcode(rij.post_postcode),
    woonplaats: rij.post_woonplaats,
    adresType: rij.post_soort,
  };
}
