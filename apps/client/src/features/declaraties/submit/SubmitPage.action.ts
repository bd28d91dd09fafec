import { pages } from '@mijn/domain/paths';
import { createAction, type PostAnswer, type Posted } from '../../../api/createAction.ts';
import { removeConceptOperation } from './state/submit.operations.ts';
import { discardForm } from './state/draftContent.ts';
import { noScriptForm } from './noScript/formFields.ts';
import { sendPosted } from './noScript/sendPosted.ts';

async function discard({ send }: Posted): Promise<PostAnswer> {
  const result = await send(removeConceptOperation, {});
  return result.succeeded ? { to: pages.declaratieIndienen.path } : { problem: result.problem };
}

/** Actions of the form on one page: submitting the claim with its files, and discarding its draft. */
export const action = createAction({ [noScriptForm.name]: sendPosted, [discardForm]: discard }, [
  noScriptForm.name,
]);
