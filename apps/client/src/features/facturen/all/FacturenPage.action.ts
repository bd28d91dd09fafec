import { createAction } from '../../../api/createAction.ts';
import { pay } from '../pay/pay.action.ts';

/** What can be done at the invoices: paying several requests at once. */
export const action = createAction({ pay });
