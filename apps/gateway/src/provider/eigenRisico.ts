import { eigenRisicoAntwoord } from '@mijn/contract/eigenRisico';
import { restPaden } from '@mijn/contract/restPaden';
import type { Merk } from '@mijn/domain/merken';
import { haalOp, vraagtekst, type Aanroep } from './roepAan.ts';

/** `GET /eigenRisicoPerJaar` (§7): own risk of a person in a year, in euros. @throws ProviderFout */
export async function getEigenRisico(
  aanroep: Aanroep,
  vraag: { relatienummer: string; jaar: number; merk: Merk },
) {
  const pad = restPaden.eigenRisicoPerJaar + vraagtekst(vraag);
  return (await haalOp(aanroep, pad, eigenRisicoAntwoord)).body.eigenRisico;
}
