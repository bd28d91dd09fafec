import { relatie, relatieAntwoord, verzekerdenAntwoord } from '@mijn/contract/relatie';
import { restPaden } from '@mijn/contract/restPaden';
import { z } from 'zod';
import { haalOp, vraagtekst, type Aanroep } from './roepAan.ts';

/** An insurer may know indicators that this version does not: those must not break the answer. */
const ruimAntwoord = relatieAntwoord.extend({
  relatie: relatie.extend({
    indicatoren: z.record(z.string(), z.boolean()),
    indicatorenRedenen: z.array(z.object({ indicator: z.string(), redenen: z.array(z.string()) })),
  }),
});

/** The relation as the gateway reads it. */
export type GelezenRelatie = z.infer<typeof ruimAntwoord>['relatie'];

/** `GET /relatie` (§7): the caller's own relation. @throws ProviderFout */
export async function getRelatie(aanroep: Aanroep): Promise<GelezenRelatie> {
  return (await haalOp(aanroep, restPaden.relatie, ruimAntwoord)).relatie;
}

/** `GET /verzekerdenperjaartal` (§7): who was insured in a year. @throws ProviderFout */
export async function listVerzekerden(
  aanroep: Aanroep,
  vraag: { relatienummer: string; jaartal: number },
) {
  const pad = restPaden.verzekerdenPerJaartal + vraagtekst(vraag);
  return (await haalOp(aanroep, pad, verzekerdenAntwoord)).verzekerdenPerJaartal;
}
