import { operation } from '../../../api/operation.ts';

/** How the person pays and is paid. */
export const betaalinstellingenOperation = operation(`query Betaalinstellingen {
  relatie {
    opgemaakteNaam verzekerd indicatorenRedenen { indicator redenen }
    emailTeBevestigen { adres verlopen magOpnieuw nietBezorgd }
  }
  betaalinstellingen { versie uitbetalenVanaf rekening { iban naam } }
  incasso {
    mandaat { kenmerk getekendOp dag }
    aanbod { dagen aankondiging incassant }
    bijBank { datum bedrag iban }
    gepland { datum bedrag }
    nogBijBankTot
  }
  eigenRisicoInTermijnen {
    jaar uiterlijk
    personen { relatienummer opgemaakteNaam geboorteDatum gekozen vrijwilligEigenRisico termijnen { datum bedrag } }
  }
  premieperiode { periode keuzes { periode facturen { datum vanaf tot bedrag } } }
}`);

/** Changes the account; without `akkoord` only when the bank knows it by this name. */
export const wijzigRekeningOperation = operation(`mutation WijzigRekening(
  $versie: Int!, $iban: String!, $naam: String!, $akkoord: Boolean!
) {
  wijzigRekening(versie: $versie, iban: $iban, naam: $naam, akkoord: $akkoord) { gewijzigd naamcontrole }
}`);

/** Gives a mandate to debit invoices, or changes the day of a running one. */
export const startIncassoOperation = operation(`mutation StartIncasso($versie: Int!, $dag: Int!) {
  startIncasso(versie: $versie, dag: $dag, akkoord: true)
}`);

/** Ends a mandate. */
export const stopIncassoOperation = operation(`mutation StopIncasso($kenmerk: String!) {
  stopIncasso(kenmerk: $kenmerk)
}`);

/** Chooses for how long premium is paid at once. */
export const kiesPremieperiodeOperation = operation(`mutation KiesPremieperiode(
  $periode: Premieperiode!, $huidig: Premieperiode!
) {
  kiesPremieperiode(periode: $periode, huidig: $huidig)
}`);

/** Chooses terms for the own risk of a person in the next year, or undoes that. */
export const kiesEigenRisicoInTermijnenOperation = operation(`mutation KiesEigenRisicoInTermijnen(
  $relatienummer: String!, $jaar: Int!, $gekozen: Boolean!
) {
  kiesEigenRisicoInTermijnen(relatienummer: $relatienummer, jaar: $jaar, gekozen: $gekozen)
}`);
