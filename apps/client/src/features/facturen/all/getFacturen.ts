import { part } from '../../../api/response.ts';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { facturenOperation } from './all.operations.ts';

/**
 * Fetches invoices and payment requests in one request; each may fail by itself.
 * @throws ApiError when the session is gone or the answer is no JSON
 */
export async function getFacturen({ request }: LoaderRequest) {
  const response = await request(facturenOperation, {});
  const { relatie } = response.data;
  const reasons = relatie?.indicatorenRedenen ?? [];
  return {
    betaalverzoeken: part(response, 'betaalverzoeken'),
    facturen: part(response, 'facturen'),
    /** What is paid to one's account, by when; none where the insurer does not tell. */
    onderweg: response.data.onderweg ?? [],
    /** What waits for an account; none where the insurer does not tell. */
    tegoeden: response.data.tegoeden ?? [],
    /** Policies whose premium is in arrears; none where the insurer does not tell. */
    achterstanden: response.data.premieachterstanden ?? [],
    noAccount: relatie?.geenRekening ?? false,
    // Co-insured people get no invoices (docs/decisions.md §2): their screen says who does. Who is not insured is no
    // verzekeringsnemer either.
    coInsured:
      relatie?.verzekerd !== false &&
      reasons.some(({ redenen }) => redenen.includes('GeenVerzekeringsnemer')),
    /** Why what one could arrange is off. */
    reasons,
  };
}
