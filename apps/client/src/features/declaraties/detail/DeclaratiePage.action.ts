import { createAction } from '../../../api/createAction.ts';
import { withdrawOperation } from '../declaraties.operations.ts';
import { toWithdrawn } from '../withdrawn.ts';
import { question } from '../reacties/question.action.ts';
import { questionForm } from '../reacties/question.ts';
import { withdrawFields } from './actions/withdrawFields.ts';

/** Actions of a claim: asking a question, and withdrawing it, which has to be confirmed. */
export const action = createAction(
  {
    [questionForm.name]: question,
    [withdrawFields.form]: async ({ fields, params, send }) => {
      if (!fields.has(withdrawFields.sure)) return {};
      const nummer = params['nummer'] ?? '';
      const result = await send(withdrawOperation, { nummer });
      return result.succeeded ? toWithdrawn(nummer) : { problem: result.problem };
    },
  },
  [questionForm.name],
);
