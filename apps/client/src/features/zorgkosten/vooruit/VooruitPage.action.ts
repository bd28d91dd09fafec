import { type PostAnswer, type Posted, createAction } from '../../../api/createAction.ts';
import * as m from '../../../generated/texts/vooruit.js';
import { planForm, toEuros } from './planForm.ts';

// The page's loader requests the result (getVooruit), so that no value is in an address.
function plan({ fields, environment: { language } }: Posted): Promise<PostAnswer> {
  const isAmount = toEuros(fields.get(planForm.bedrag) ?? '', language) !== undefined;
  return Promise.resolve(isAmount ? {} : { errors: { [planForm.bedrag]: m.amountWrong() } });
}

/** The form that calculates what care would cost. */
export const action = createAction({ [planForm.name]: plan }, [planForm.name]);
