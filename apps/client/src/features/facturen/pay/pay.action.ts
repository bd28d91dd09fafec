import type { PostAnswer, Posted } from '../../../api/createAction.ts';
import * as m from '../../../generated/texts/together.js';
import { type Bank, bankName, payAddress, payForm, paymentConfig } from './payment.ts';
import { startBetaling } from './startBetaling.ts';

/**
 * Starts a payment and leads to a page of ours with the link to the bank: `form-action 'self'` applies to
 * redirects too (docs/decisions.md §3).
 */
export async function pay({ fields, environment }: Posted): Promise<PostAnswer> {
  const kenmerken = fields.getAll(payForm.kenmerk);
  if (kenmerken.length === 0) return { errors: { [payForm.kenmerk]: m.chooseNone() } };
  const { hosts } = paymentConfig(environment.config);
  const started = await startBetaling(kenmerken, hosts, environment);
  if (!started.succeeded) return { problem: started.problem };
  const bank: Bank = { address: started.value, kenmerken };
  return { to: payAddress(kenmerken), flash: { [bankName]: bank } };
}
