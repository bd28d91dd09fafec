import { createAction } from '../../../api/createAction.ts';
import { dispute } from '../achterstand/dispute.action.ts';
import { disputeForm } from '../achterstand/disputeForm.ts';
import { pay } from '../pay/pay.action.ts';

/** Actions of the invoices: paying several requests together, and disputing premium arrears. */
export const action = createAction({ pay, [disputeForm.name]: dispute }, [disputeForm.name]);
