import { pages } from '@mijn/domain/paths';
import { createAction, type PostAnswer, type Posted } from '../../../api/createAction.ts';
import { removeConceptOperation } from './concept/concept.operations.ts';
import { discardForm, plainForm } from './plain/plainForm.ts';
import { sendPosted } from './plain/sendPosted.ts';

async function discard({ send }: Posted): Promise<PostAnswer> {
  const result = await send(removeConceptOperation, {});
  return result.succeeded ? { to: pages.declaratieIndienen.path } : { problem: result.problem };
}

/** Actions of the form on one page: submitting the claim with its files, and discarding its draft. */
export const action = createAction({ [plainForm.name]: sendPosted, [discardForm]: discard }, [
  plainForm.name,
]);
