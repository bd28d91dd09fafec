import { createAction } from '../../../api/createAction.ts';
import { pay } from '../pay/pay.action.ts';

/** What can be done at a payment request: paying it. */
export const action = createAction({ pay });
