import { toSafeRedirect } from '@mijn/domain/safeAddress';
import { type SendResult, sendOperation, type Via } from '../../../api/sendOperation.ts';
import { startBetalingOperation } from './pay.operations.ts';

/**
 * Asks the server to start one payment for these payment requests (16 digits each): returns the bank's
 * address, or the problem. Whatever the problem, no money has moved. Never rejects. An address that is not
 * the payment provider's counts as a failure.
 */
export async function startBetaling(
  [kenmerk = '', ...kenmerken]: readonly string[],
  hosts: readonly string[] | undefined,
  via?: Via,
): Promise<SendResult<string>> {
  const result = await sendOperation(startBetalingOperation, { kenmerk, kenmerken }, via);
  if (!result.succeeded) return result;
  const address = toSafeRedirect(result.value.redirect, hosts)?.href;
  return address ? { succeeded: true, value: address } : { succeeded: false, problem: 'failed' };
}
