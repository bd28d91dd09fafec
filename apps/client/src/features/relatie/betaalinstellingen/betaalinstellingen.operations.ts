import { operation } from '../../../api/operation.ts';

/** How the person pays and is paid. */
export const betaalinstellingenOperation = operation(`query Betaalinstellingen {
  relatie {
    opgemaakteNaam verzekerd indicatorenRedenen { indicator redenen }
    emailTeBevestigen { adres verlopen magOpnieuw nietBezorgd }
  }
  betaalinstellingen { versie uitbetalenVanaf rekening { iban naam } }
}`);

/** Changes the account; without `akkoord` only when the bank knows it by this name. */
export const wijzigRekeningOperation = operation(`mutation WijzigRekening(
  $versie: Int!, $iban: String!, $naam: String!, $akkoord: Boolean!
) {
  wijzigRekening(versie: $versie, iban: $iban, naam: $naam, akkoord: $akkoord) { gewijzigd naamcontrole }
}`);
