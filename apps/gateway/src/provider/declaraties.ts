import { withoutTotal } from '@mijn/domain/headers';
import {
  declaratieResponse,
  declaratiesResponse,
  type DeclaratieDetail,
  type DeclaratiesResponse,
} from '@mijn/contract/declaraties';
import { restPaths } from '@mijn/contract/restPaths';
import { reactieResponse, reactieRequest } from '@mijn/contract/extensions';
import { bareStatus } from '@mijn/contract/vormen';
import { ifKnown, pathWith } from './known.ts';
import { ProviderError } from './providerError.ts';
import { fetchResource, sendRequest, queryString, type Call } from './callOn.ts';

/** What the claim list can be asked (§7 and its filters, an extension). */
export interface DeclaratiesRequest {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly zoek?: string | null | undefined;
  readonly relatienummer?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly jaar?: number | null | undefined;
  readonly zorgsoort?: string | null | undefined;
}

/**
 * `GET /declaraties` (§7): newest first.
 * @param withTotal whether to have them counted too
 * @throws ProviderError
 */
export function listDeclaraties(
  call: Call,
  request: DeclaratiesRequest,
  withTotal: boolean,
): Promise<DeclaratiesResponse> {
  const path = restPaths.declaraties + queryString({ ...request });
  const headers = withTotal ? {} : { [withoutTotal.name]: withoutTotal.value };
  return fetchResource(call, path, declaratiesResponse, headers);
}

/**
 * `GET /declaraties/{id}` (§7). A foreign, unknown or malformed number fails the same way.
 * @throws ProviderError
 */
export async function getDeclaratie(call: Call, number: string): Promise<DeclaratieDetail> {
  const { declaraties } = await ifKnown(async () =>
    fetchResource(call, pathWith(restPaths.declaratie, { id: number }), declaratieResponse),
  );
  const [declaratie] = declaraties;
  if (declaratie === undefined) throw new ProviderError('refused', 404);
  return declaratie;
}

/**
 * `POST …/intrekken`, an extension: withdraws a claim that is INGEDIEND. Without the extension, or
 * when the caller did not send such a claim in: 404; no longer INGEDIEND: 409.
 * @throws ProviderError
 */
export async function trekDeclaratieIn(call: Call, number: string): Promise<void> {
  await ifKnown(async () =>
    sendRequest(call, pathWith(restPaths.withdraw, { id: number }), {}, bareStatus),
  );
}

/**
 * `POST …/reacties` ("Klopt dit niet?"), an extension: about the claim, or about one line.
 * @throws ProviderError 400 for words that cannot be, 404, or 409 while another one is open
 */
export async function sendReactieToDeclaratie(
  call: Call,
  number: string,
  { regel, tekst }: { readonly regel?: number | null | undefined; readonly tekst: string },
): Promise<void> {
  const request = reactieRequest.safeParse({ tekst, ...(typeof regel === 'number' && { regel }) });
  if (!request.success) throw new ProviderError('refused', 400);
  await ifKnown(async () =>
    sendRequest(call, pathWith(restPaths.reacties, { id: number }), request.data, reactieResponse),
  );
}
