import { createAction } from '../../api/createAction.ts';
import { bsnForm } from './bsnForm.ts';
import { bsnOperation } from './zorgpas.operations.ts';

/** Shows a BSN, or hides it: both are answered by the page (ADR 0032). */
export const action = createAction({
  [bsnForm.name]: async ({ fields, send }) => {
    if (fields.has(bsnForm.hide)) return {};
    const relatienummer = fields.get(bsnForm.relatienummer) ?? '';
    const result = await send(bsnOperation, { relatienummer });
    if (!result.succeeded) return { problem: result.problem };
    const bsn = result.value[0]?.bsn;
    return bsn === undefined ? { problem: 'missing' } : { values: { [bsnForm.answer]: bsn } };
  },
});
