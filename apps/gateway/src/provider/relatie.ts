import { relatie, relatieResponse, verzekerdenResponse } from '@mijn/contract/relatie';
import { restPaths } from '@mijn/contract/restPaths';
import { z } from 'zod';
import { fetchResource, queryString, type Call } from './callOn.ts';

/** An insurer may know indicators that this version does not: those must not break the answer. */
const lenientResponse = relatieResponse.extend({
  relatie: relatie.extend({
    indicatoren: z.record(z.string(), z.boolean()),
    indicatorenRedenen: z.array(z.object({ indicator: z.string(), redenen: z.array(z.string()) })),
  }),
});

/** The relation as the gateway reads it. */
export type ParsedRelatie = z.infer<typeof lenientResponse>['relatie'];

/** `GET /relatie` (§7): the caller's own relation. @throws ProviderError */
export async function getRelatie(call: Call): Promise<ParsedRelatie> {
  return (await fetchResource(call, restPaths.relatie, lenientResponse)).relatie;
}

/** `GET /verzekerdenperjaartal` (§7): who was insured in a year. @throws ProviderError */
export async function listVerzekerden(
  call: Call,
  request: { relatienummer: string; jaartal: number },
) {
  const path = restPaths.verzekerdenPerJaartal + queryString(request);
  return (await fetchResource(call, path, verzekerdenResponse)).verzekerdenPerJaartal;
}
