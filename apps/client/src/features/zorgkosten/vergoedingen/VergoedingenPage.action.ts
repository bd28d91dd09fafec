import { type PostAnswer, type Posted, createAction } from '../../../api/createAction.ts';
import { rowSearchForm } from '../../../forms/search/rowSearchForm.ts';
import * as m from '../../../generated/texts/vergoedingen.js';
import { planForm, toEuros } from './planForm.ts';

// The page's loader requests the result (getVergoedingen), so that no value is in an address.
function plan({ fields, environment: { language } }: Posted): Promise<PostAnswer> {
  const isAmount = toEuros(fields.get(planForm.bedrag) ?? '', language) !== undefined;
  return Promise.resolve(isAmount ? {} : { errors: { [planForm.bedrag]: m.amountWrong() } });
}

/** The forms that search, which the page does itself, and that calculate what care would cost. */
export const action = createAction(
  { [planForm.name]: plan, [rowSearchForm]: () => Promise.resolve({}) },
  [planForm.name],
);
