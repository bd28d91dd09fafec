import { berekenRegel } from './berekenRegel.ts';
import { meldingenVan } from './meldingen.ts';
import { stappenVan } from './stappen.ts';
import { telRegelMee } from './verbruik.ts';
import type {
  Beoordeling,
  BeoordelingInvoer,
  RegelInvoer,
  RegelUitkomst,
  Verbruik,
} from './vormen.ts';

function beoordeelRegel(
  regel: RegelInvoer,
  invoer: BeoordelingInvoer,
  verbruik: Verbruik,
): RegelUitkomst {
  const berekening = berekenRegel(regel, invoer, verbruik);
  const meldingen = meldingenVan(berekening, invoer.ingediendOp);
  return {
    bedragen: berekening.bedragen,
    jaar: berekening.jaar,
    dekking: berekening.gedekt?.dekking ?? null,
    meldingen,
    stappen: stappenVan(berekening, meldingen),
  };
}

/**
 * Judges the lines of a claim one after the other (decisions §6); pure. What a line uses of own risk
 * and budgets counts for the next one.
 * @throws OnbekendEigenRisicoError when own risk of that brand and year is not in the data.
 */
export function beoordeelDeclaratie(invoer: BeoordelingInvoer): Beoordeling {
  let verbruik = invoer.verbruik;
  const regels = invoer.regels.map((regel) => {
    const uitkomst = beoordeelRegel(regel, invoer, verbruik);
    verbruik = telRegelMee(verbruik, uitkomst);
    return uitkomst;
  });
  return { regels, verbruik };
}
