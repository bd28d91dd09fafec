import {
  betaalverzoekResponse,
  betaalverzoekenResponse,
  eindafrekeningResponse,
  facturenResponse,
  premieResponse,
  risicoResponse,
  risicoPeriodResponse,
  specificatieResponse,
  type Betaalverzoek,
  type EindafrekeningFactuur,
  type EindafrekeningSpecificatie,
  type FactuurInList,
  type PremieFactuur,
  type RisicoFactuur,
  type RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import { restPaths } from '@mijn/contract/restPaths';
import type { FactuurKind } from '@mijn/domain/factuurKindInfo';
import { ifKnown, pathWith } from './known.ts';
import { ProviderError } from './providerError.ts';
import { fetchResource, queryString, type Call } from './callOn.ts';

/** An invoice in detail, as its own call answers it, with the number it was asked by. */
export type Factuur = (
  | PremieFactuur
  | RisicoFactuur
  | RisicoPeriodFactuur
  | EindafrekeningFactuur
) & { readonly kenmerk: string };

/** `GET /facturen` (§7): all of the caller's invoices, newest first. @throws ProviderError */
export async function listFacturen(call: Call): Promise<FactuurInList[]> {
  return (await fetchResource(call, restPaths.facturen, facturenResponse)).body.facturen;
}

/** Each kind has a call of its own (decisions §6). */
const details: Readonly<Record<FactuurKind, (call: Call, kenmerk: string) => Promise<Factuur>>> = {
  Zorgpremie: async (call, kenmerk) => {
    const path = pathWith(restPaths.factuurPremie, { factuurkenmerk: kenmerk });
    return { ...(await fetchResource(call, path, premieResponse)).body.factuurDetail, kenmerk };
  },
  EigenrisicoEigenbijdrage: async (call, kenmerk) => {
    const path = pathWith(restPaths.factuurRisico, { factuurkenmerk: kenmerk });
    return { ...(await fetchResource(call, path, risicoResponse)).body.factuurDetail, kenmerk };
  },
  Eigenrisicotermijn: async (call, kenmerk) => {
    const path = pathWith(restPaths.factuurRisicoPeriod, { factuurkenmerk: kenmerk });
    return {
      ...(await fetchResource(call, path, risicoPeriodResponse)).body.factuurDetail,
      kenmerk,
    };
  },
  Eigenrisicoeindafrekening: async (call, kenmerk) => {
    const path = pathWith(restPaths.factuurEindafrekening, { factuurkenmerk: kenmerk });
    return {
      ...(await fetchResource(call, path, eindafrekeningResponse)).body.factuurDetail,
      kenmerk,
    };
  },
};

/**
 * An invoice in detail. Its number does not say its kind, and so which of the four calls of §7
 * answers: the list says it.
 * @throws ProviderError 404 for a foreign, unknown or malformed number
 */
export async function getFactuur(call: Call, kenmerk: string): Promise<Factuur> {
  const found = (await listFacturen(call)).find((factuur) => factuur.kenmerk === kenmerk);
  if (found === undefined) throw new ProviderError('refused', 404);
  return ifKnown(async () => details[found.soortFactuur](call, kenmerk));
}

/**
 * `GET …/specificatie/{relatienummer}` (§7): a final settlement for one of the insured; without a
 * year that of the settlement.
 * @throws ProviderError
 */
export async function getSpecificatie(
  call: Call,
  request: {
    readonly kenmerk: string;
    readonly relatienummer: string;
    readonly jaarRegeling?: number | null | undefined;
  },
): Promise<EindafrekeningSpecificatie> {
  const { kenmerk, relatienummer, jaarRegeling } = request;
  const parts = { factuurkenmerk: kenmerk, relatienummer };
  return ifKnown(async () => {
    const path = pathWith(restPaths.specificatie, parts) + queryString({ jaarRegeling });
    return (await fetchResource(call, path, specificatieResponse)).body;
  });
}

/** `GET /betaalverzoeken` (§7): those with something to pay, the most urgent first. @throws ProviderError */
export async function listBetaalverzoeken(call: Call): Promise<Betaalverzoek[]> {
  return (await fetchResource(call, restPaths.betaalverzoeken, betaalverzoekenResponse))
    .betaalverzoeken;
}

/** `GET /betaalverzoeken/{betaalkenmerk}` (§7), also a paid one. @throws ProviderError */
export async function getBetaalverzoek(call: Call, kenmerk: string): Promise<Betaalverzoek> {
  return ifKnown(async () => {
    const path = pathWith(restPaths.betaalverzoek, { betaalkenmerk: kenmerk });
    return (await fetchResource(call, path, betaalverzoekResponse)).betaalverzoek;
  });
}
