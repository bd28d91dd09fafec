import { documentKinds } from '@mijn/contract/documents';
import { indicatorNames, type Relatie } from '@mijn/contract/relatie';
import { formatPostcode } from '@mijn/domain/postcode';
import { maskIban } from '@mijn/domain/iban';
import { unsafeAssertType } from '@mijn/domain/values';
import type { Access, Gemachtigd } from '../access/access.ts';
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

const noAddress = {
  straat: null,
  huisnummer: null,
  huisnummerToevoeging: null,
  postcode: null,
  woonplaats: null,
} as const;

/**
 * Returns a relation for a representative: name, birth date and facts of the insurance, without contact details, account,
 * choices, messages and capabilities. The fields are named one by one, so that a new one stays the person's own.
 */
export function relatieForRepresentative(
  row: RelatieRow,
  access: Access,
  { bereik, until, via }: Gemachtigd,
): Relatie {
  const own = relatieInContract(row, access);
  const sees = (what: Gemachtigd['bereik'][number]) => bereik.includes(what);
  return {
    achternaam: own.achternaam,
    roepnaam: own.roepnaam,
    opgemaakteNaam: own.opgemaakteNaam,
    geboorteDatum: own.geboorteDatum,
    leeftijd: own.leeftijd,
    relatieNummer: own.relatieNummer,
    email: null,
    telefoonNummer: null,
    vestigingsAdres: { ...noAddress, adresType: row.vestiging_soort },
    postAdres: null,
    aanleverwijzeCorrespondentie: 'GeenKeuze',
    aanleverwijzePolisblad: 'GeenKeuze',
    ontvangtNieuwsbrief: false,
    toestemmingDetailsZorgkosten: false,
    indicatoren: unsafeAssertType<Relatie['indicatoren']>(
      // Every name, because they come from the contract's list.
      Object.fromEntries(indicatorNames.map((name) => [name, false])),
    ),
    indicatorenRedenen: [],
    vandaag: own.vandaag,
    merk: own.merk,
    verzekerd: own.verzekerd,
    eigenRisicoOnbekend: sees('zorg') && own.eigenRisicoOnbekend,
    toontVergoedingen: sees('zorg'),
    documentSoorten: [
      ...(sees('facturen') ? ['factuur'] : []),
      ...(sees('zorg') ? ['besluit', 'jaaroverzicht'] : []),
    ],
    gemachtigd: { bereik: [...bereik], totEnMet: until, via },
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
