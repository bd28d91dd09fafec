import { type PostAnswer, type Posted, createAction } from '../../api/createAction.ts';
import { parseLineNumber } from '../../forms/parseLineNumber.ts';
import * as m from '../../generated/texts/ahead.js';
import { planForm, toEuros } from './ahead/planForm.ts';
import { addressOf, parseChoice } from './choice.ts';
import { neverHadForm, neverHadText, remarkError } from './explain/neverHadForm.ts';
import { neverHadOperation } from './zorgkosten.operations.ts';

async function neverHad({ fields, send }: Posted): Promise<PostAnswer> {
  const text = fields.get(neverHadForm.tekst) ?? '';
  const error = remarkError(text);
  if (error !== undefined) return { errors: { [neverHadForm.tekst]: error } };
  const nummer = fields.get(neverHadForm.nummer) ?? '';
  const regel = parseLineNumber(fields.get(neverHadForm.regel));
  if (regel === undefined) return { problem: 'failed', status: 400 };
  const result = await send(neverHadOperation, { nummer, regel, tekst: neverHadText(text) });
  if (!result.succeeded) return { problem: result.problem };
  const [, search = ''] = (fields.get(neverHadForm.address) ?? '').split('?');
  return { to: addressOf(parseChoice(new URLSearchParams(search))) };
}

// What it comes to the page itself asks (getZorgkosten): its words stand in no address.
function plan({ fields, environment: { language } }: Posted): Promise<PostAnswer> {
  const isAmount = toEuros(fields.get(planForm.bedrag) ?? '', language) !== undefined;
  return Promise.resolve(isAmount ? {} : { errors: { [planForm.bedrag]: m.amountWrong() } });
}

/** What can be done at care costs: saying that one never had some care, and asking what care would cost. */
export const action = createAction({ [neverHadForm.name]: neverHad, [planForm.name]: plan }, [
  neverHadForm.name,
  planForm.name,
]);
