import { pages } from '@mijn/domain/paths';
import type { PostAnswer, Posted } from '../../../api/createAction.ts';
import { disputeOperation } from './achterstand.operations.ts';
import { disputeError, disputeForm } from './disputeForm.ts';

/** Disputes the person's premium arrears. */
export async function dispute({ fields, send }: Posted): Promise<PostAnswer> {
  const tekst = fields.get(disputeForm.tekst) ?? '';
  const error = disputeError(tekst);
  if (error !== undefined) return { errors: { [disputeForm.tekst]: error } };
  const result = await send(disputeOperation, { tekst: tekst.trim() });
  return result.succeeded ? { to: pages.facturen.path } : { problem: result.problem };
}
