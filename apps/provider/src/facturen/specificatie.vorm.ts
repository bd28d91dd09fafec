import type { EindafrekeningSpecificatie } from '@mijn/contract/facturen';
import { centenNaarEuros } from '@mijn/domain/geld';
import type { Access } from '../toegang/access.ts';
import type { SpecificatieRij } from './specificatie.queries.ts';

/** The specification of a final settlement in the contract's form; hidden care is null. */
export function specificatieInContract(
  rij: SpecificatieRij,
  access: Access,
): EindafrekeningSpecificatie {
  const zorg = access.zichtbaar.get(rij.relatienummer)?.magZorgZien === true;
  const opgelegd = som(rij.termijnen.map(({ bedrag }) => bedrag));
  const nietBetaald = som(rij.termijnen.map(({ niet_betaald: deel }) => deel));
  return {
    jaarRegeling: rij.jaar,
    naamVerzekerde: rij.naam,
    geboorteDatum: rij.geboortedatum.toString(),
    bedragTotaalRegeling: centenNaarEuros(rij.totaal),
    eigenRisicoGebruiken: {
      bedragTotaalEigenRisico: centenNaarEuros(som(rij.gebruik.map(({ bedrag }) => bedrag))),
      regels: rij.gebruik.map(({ datum, zorgsoort, bedrag }) => ({
        datum,
        zorgsoort: zorg ? zorgsoort : null,
        bedrag: centenNaarEuros(bedrag),
      })),
    },
    opgelegdeTermijnen: {
      bedragOpgelegd: centenNaarEuros(opgelegd),
      bedragBetaald: centenNaarEuros(opgelegd - nietBetaald),
      bedragNietBetaald: centenNaarEuros(nietBetaald),
      regels: rij.termijnen.map(({ datum, omschrijving, bedrag }) => ({
        datum,
        omschrijving,
        bedrag: centenNaarEuros(bedrag),
      })),
    },
  };
}

function som(bedragen: readonly number[]): number {
  return bedragen.reduce((tot, bedrag) => tot + bedrag, 0);
}
