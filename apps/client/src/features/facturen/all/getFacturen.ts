import { part } from '../../../api/response.ts';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { facturenOperation } from '../facturen.operations.ts';

/**
 * Fetches invoices and payment requests in one request; each may fail by itself.
 * @throws ApiError when the session is gone or the answer is no JSON
 */
export async function getFacturen({ request }: LoaderRequest) {
  const response = await request(facturenOperation, {});
  const reasons = response.data.relatie?.indicatorenRedenen ?? [];
  return {
    betaalverzoeken: part(response, 'betaalverzoeken'),
    facturen: part(response, 'facturen'),
    noAccount: response.data.relatie?.geenRekening ?? false,
    // Co-insured people get no invoices (decisions §2): their screen says who does.
    coInsured: reasons.some(({ redenen }) => redenen.includes('GeenVerzekeringsnemer')),
    /** Why what one could arrange is off. */
    reasons,
  };
}
