import { part } from '../../../api/response.ts';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { isCoInsured } from '../../../help/isCoInsured.ts';
import { facturenOperation } from './all.operations.ts';

/**
 * Loads invoices and payment requests in one request; each may fail by itself.
 * @throws ApiError when the session is gone or the answer is not JSON
 */
export async function getFacturen({ request }: LoaderRequest) {
  const response = await request(facturenOperation, {});
  const { relatie } = response.data;
  const reasons = relatie?.indicatorenRedenen ?? [];
  return {
    betaalverzoeken: part(response, 'betaalverzoeken'),
    facturen: part(response, 'facturen'),
    /** Payouts under way, with their dates; empty when the insurer does not tell. */
    onderweg: response.data.onderweg ?? [],
    /** Money that waits for an account; empty when the insurer does not tell. */
    tegoeden: response.data.tegoeden ?? [],
    /** Policies in premium arrears; empty when the insurer does not tell. */
    achterstanden: response.data.premieachterstanden ?? [],
    noAccount: relatie?.geenRekening ?? false,
    // The screen of co-insured people names who gets the invoices.
    coInsured: relatie !== null && isCoInsured(relatie),
    reasons,
    coreOnly: relatie?.verzekerd === null,
  };
}
