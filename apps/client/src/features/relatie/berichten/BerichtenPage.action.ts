import { pages } from '@mijn/domain/paths';
import { createAction, type PostAnswer } from '../../../api/createAction.ts';
import type { SendResult } from '../../../api/sendOperation.ts';
import { rowSearchForm } from '../../../forms/search/rowSearchForm.ts';
import { newestField } from './bericht.ts';
import { chooseOperation, markReadOperation } from './berichten.operations.ts';

function back(result: SendResult<unknown>): PostAnswer {
  return result.succeeded ? { to: pages.berichten.path } : { problem: result.problem };
}

/** Actions of the forms at Berichten (ADR 0032). */
export const action = createAction({
  read: async ({ fields, send }) => {
    const berichtId = fields.get(newestField) ?? '';
    return back(await send(markReadOperation, { berichtId, eerdere: true }));
  },
  mail: async ({ fields, send }) =>
    back(await send(chooseOperation, { mail: fields.get('mail') === 'on' })),
  // The page itself searches.
  [rowSearchForm]: () => Promise.resolve({}),
});
