import type { EindafrekeningSpecificatie } from '@mijn/contract/facturen';
import { centsToEuros, sumOf } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import type { SpecificatieRow } from './specificatie.queries.ts';

/** Returns the specification of a final settlement in the contract's form; hidden care is null. */
export function specificatieInContract(
  row: SpecificatieRow,
  access: Access,
): EindafrekeningSpecificatie {
  const care = access.visible.get(row.relatienummer)?.maySeeCare === true;
  const imposed = sumOf(row.termijnen, ({ bedrag }) => bedrag);
  const notPaid = sumOf(row.termijnen, ({ not_paid: part }) => part);
  return {
    jaarRegeling: row.jaar,
    naamVerzekerde: row.naam,
    geboorteDatum: row.geboortedatum.toString(),
    bedragTotaalRegeling: centsToEuros(row.totaal),
    eigenRisicoGebruiken: {
      bedragTotaalEigenRisico: centsToEuros(sumOf(row.usage, ({ bedrag }) => bedrag)),
      regels: row.usage.map(({ datum, zorgsoort, bedrag, correctie }) => ({
        datum,
        zorgsoort: care ? zorgsoort : null,
        bedrag: centsToEuros(bedrag),
        correctie,
      })),
    },
    opgelegdeTermijnen: {
      bedragOpgelegd: centsToEuros(imposed),
      bedragBetaald: centsToEuros(imposed - notPaid),
      bedragNietBetaald: centsToEuros(notPaid),
      regels: row.termijnen.map(({ datum, omschrijving, bedrag, not_paid: part }) => ({
        datum,
        omschrijving,
        bedrag: centsToEuros(bedrag),
        nietBetaald: centsToEuros(part),
      })),
    },
  };
}
