import { parseResponse, required } from '../../../api/response.ts';
import { ApiError } from '../../../api/apiError.ts';
import { type Graphql, graphqlInBrowser } from '../../../api/graphql.ts';
import { textOf } from '../../../api/operation.ts';
import { startBetalingOperation } from '../facturen.operations.ts';
import { mayGoToBank } from './redirect.ts';

/**
 * Why no payment could be started: nothing is open any more or the bank is still at it (409), the
 * payment provider is away (503), no network, the page is behind (no session, no such request), or
 * anything else. In none of them money went anywhere.
 */
export type NotStarted = 'occupied' | 'storing' | 'noNetwork' | 'verouderd' | 'mislukt';

/** What came of asking to pay: the bank's address, or why not. */
export type StartResult =
  | { readonly succeeded: true; readonly address: string }
  | { readonly succeeded: false; readonly why: NotStarted };

const perStatus: Readonly<Record<number, NotStarted>> = {
  401: 'verouderd',
  404: 'verouderd',
  409: 'occupied',
  502: 'storing',
  503: 'storing',
};

function why(error: unknown): NotStarted {
  if (!(error instanceof ApiError)) return 'mislukt';
  return error.soort === 'network' ? 'noNetwork' : (perStatus[error.status] ?? 'mislukt');
}

/**
 * Asks the server to start paying a payment request (16 digits); never rejects. An address that is
 * not the payment provider's counts as a failure: nobody is sent there.
 */
export async function startBetaling(
  kenmerk: string,
  hosts: readonly string[] | undefined,
  graphql: Graphql = graphqlInBrowser,
): Promise<StartResult> {
  try {
    const query = textOf(startBetalingOperation);
    const response = parseResponse<{ startBetaling: { redirect: string } }>(
      await graphql({ query, variables: { kenmerk } }),
    );
    const { redirect } = required(response, 'startBetaling');
    if (mayGoToBank(redirect, hosts)) return { succeeded: true, address: redirect };
    return { succeeded: false, why: 'mislukt' };
  } catch (error) {
    return { succeeded: false, why: why(error) };
  }
}
