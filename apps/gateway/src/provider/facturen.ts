import {
  betaalverzoekAntwoord,
  betaalverzoekenAntwoord,
  eindafrekeningAntwoord,
  facturenAntwoord,
  premieAntwoord,
  risicoAntwoord,
  risicoPeriodeAntwoord,
  specificatieAntwoord,
  type Betaalverzoek,
  type EindafrekeningFactuur,
  type EindafrekeningSpecificatie,
  type FactuurInLijst,
  type PremieFactuur,
  type RisicoFactuur,
  type RisicoPeriodeFactuur,
} from '@mijn/contract/facturen';
import { restPaden } from '@mijn/contract/restPaden';
import type { FactuurSoort } from '@mijn/domain/factuursoorten';
import { alsBekend, padMet } from './bekend.ts';
import { ProviderFout } from './providerFout.ts';
import { haalOp, vraagtekst, type Aanroep } from './roepAan.ts';

/** An invoice in detail, as its own call answers it, with the number it was asked by. */
export type Factuur = (
  | PremieFactuur
  | RisicoFactuur
  | RisicoPeriodeFactuur
  | EindafrekeningFactuur
) & { readonly kenmerk: string };

/** `GET /facturen` (§7): all of the caller's invoices, newest first. @throws ProviderFout */
export async function listFacturen(aanroep: Aanroep): Promise<FactuurInLijst[]> {
  return (await haalOp(aanroep, restPaden.facturen, facturenAntwoord)).body.facturen;
}

/** Each kind has a call of its own (decisions §6). */
const details: Readonly<
  Record<FactuurSoort, (aanroep: Aanroep, kenmerk: string) => Promise<Factuur>>
> = {
  Zorgpremie: async (aanroep, kenmerk) => {
    const pad = padMet(restPaden.factuurPremie, { factuurkenmerk: kenmerk });
    return { ...(await haalOp(aanroep, pad, premieAntwoord)).body.factuurDetail, kenmerk };
  },
  EigenrisicoEigenbijdrage: async (aanroep, kenmerk) => {
    const pad = padMet(restPaden.factuurRisico, { factuurkenmerk: kenmerk });
    return { ...(await haalOp(aanroep, pad, risicoAntwoord)).body.factuurDetail, kenmerk };
  },
  Eigenrisicotermijn: async (aanroep, kenmerk) => {
    const pad = padMet(restPaden.factuurRisicoPeriode, { factuurkenmerk: kenmerk });
    return { ...(await haalOp(aanroep, pad, risicoPeriodeAntwoord)).body.factuurDetail, kenmerk };
  },
  Eigenrisicoeindafrekening: async (aanroep, kenmerk) => {
    const pad = padMet(restPaden.factuurEindafrekening, { factuurkenmerk: kenmerk });
    return { ...(await haalOp(aanroep, pad, eindafrekeningAntwoord)).body.factuurDetail, kenmerk };
  },
};

/**
 * An invoice in detail. Its number does not say its kind, and so which of the four calls of §7
 * answers: the list says it.
 * @throws ProviderFout 404 for a foreign, unknown or malformed number
 */
export async function getFactuur(aanroep: Aanroep, kenmerk: string): Promise<Factuur> {
  const gevonden = (await listFacturen(aanroep)).find((factuur) => factuur.kenmerk === kenmerk);
  if (gevonden === undefined) throw new ProviderFout('geweigerd', 404);
  return alsBekend(async () => details[gevonden.soortFactuur](aanroep, kenmerk));
}

/**
 * `GET …/specificatie/{relatienummer}` (§7): a final settlement for one of the insured; without a
 * year that of the settlement.
 * @throws ProviderFout
 */
export async function getSpecificatie(
  aanroep: Aanroep,
  vraag: {
    readonly kenmerk: string;
    readonly relatienummer: string;
    readonly jaarRegeling?: number | null | undefined;
  },
): Promise<EindafrekeningSpecificatie> {
  const { kenmerk, relatienummer, jaarRegeling } = vraag;
  const delen = { factuurkenmerk: kenmerk, relatienummer };
  return alsBekend(async () => {
    const pad = padMet(restPaden.specificatie, delen) + vraagtekst({ jaarRegeling });
    return (await haalOp(aanroep, pad, specificatieAntwoord)).body;
  });
}

/** `GET /betaalverzoeken` (§7): those with something to pay, the most urgent first. @throws ProviderFout */
export async function listBetaalverzoeken(aanroep: Aanroep): Promise<Betaalverzoek[]> {
  return (await haalOp(aanroep, restPaden.betaalverzoeken, betaalverzoekenAntwoord))
    .betaalverzoeken;
}

/** `GET /betaalverzoeken/{betaalkenmerk}` (§7), also a paid one. @throws ProviderFout */
export async function getBetaalverzoek(aanroep: Aanroep, kenmerk: string): Promise<Betaalverzoek> {
  return alsBekend(async () => {
    const pad = padMet(restPaden.betaalverzoek, { betaalkenmerk: kenmerk });
    return (await haalOp(aanroep, pad, betaalverzoekAntwoord)).betaalverzoek;
  });
}
