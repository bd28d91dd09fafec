import { createAction } from '../../../api/createAction.ts';
import { rowSearchForm } from '../../../forms/search/rowSearchForm.ts';
import { dispute } from '../achterstand/dispute.action.ts';
import { disputeForm } from '../achterstand/disputeForm.ts';
import { pay } from '../pay/pay.action.ts';

/**
 * Actions of the invoices: paying several requests together, disputing premium arrears, and searching,
 * which the page does itself.
 */
export const action = createAction(
  { pay, [disputeForm.name]: dispute, [rowSearchForm]: () => Promise.resolve({}) },
  [disputeForm.name],
);
