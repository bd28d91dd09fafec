import type { FactuurInLijst } from '@mijn/contract/facturen';
import { centenNaarEuros } from '@mijn/domain/geld';
import { feitenVan } from './factuurRij.ts';
import type { FactuurInLijstRij } from './facturen.queries.ts';
import { factuurStatus } from './status.rules.ts';

/** An invoice of the list in the contract's form. */
export function factuurInLijst(rij: FactuurInLijstRij): FactuurInLijst {
  return {
    soortFactuur: rij.soort,
    datum: rij.datum.toString(),
    status: factuurStatus(feitenVan(rij)),
    bedrag: centenNaarEuros(rij.bedrag),
    kenmerk: rij.kenmerk,
    kenmerkBetaalverzoek: rij.betaalverzoek,
    datumAutomatischeIncasso: rij.datum_incasso,
    periode: rij.periode,
    openBedrag: centenNaarEuros(rij.open),
    titel: rij.titel,
    uitersteBetaalDatum: rij.uiterste_betaaldatum?.toString() ?? null,
    betalingsRegelingId: rij.regeling_id,
    afgeschermd: rij.afgeschermd,
  };
}
