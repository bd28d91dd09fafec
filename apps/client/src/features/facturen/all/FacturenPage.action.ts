import { createAction } from '../../../api/createAction.ts';
import { pay } from '../pay/pay.action.ts';

/** Action of the invoices: paying several requests together. */
export const action = createAction({ pay });
