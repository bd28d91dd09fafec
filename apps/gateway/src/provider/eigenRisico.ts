import { eigenRisicoResponse } from '@mijn/contract/eigenRisico';
import { restPaths } from '@mijn/contract/restPaths';
import type { Brand } from '@mijn/domain/brands';
import { fetchResource, queryString, type Call } from './callOn.ts';

/** `GET /eigenRisicoPerJaar` (§7): own risk of a person in a year, in euros. @throws ProviderError */
export async function getEigenRisico(
  call: Call,
  request: { relatienummer: string; jaar: number; merk: Brand },
) {
  const path = restPaths.eigenRisicoPerYear + queryString(request);
  return (await fetchResource(call, path, eigenRisicoResponse)).body.eigenRisico;
}
