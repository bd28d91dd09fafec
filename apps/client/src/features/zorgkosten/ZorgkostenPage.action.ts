import { type PostAnswer, type Posted, createAction } from '../../api/createAction.ts';
import { parseLineNumber } from '../../forms/parseLineNumber.ts';
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
  const question = { sleutel: crypto.randomUUID(), nummer, regel, tekst: neverHadText(text) };
  const result = await send(neverHadOperation, question);
  if (!result.succeeded) return { problem: result.problem };
  const [, search = ''] = (fields.get(neverHadForm.address) ?? '').split('?');
  return { to: addressOf(parseChoice(new URLSearchParams(search))) };
}

/** The forms of care costs: reporting that the person never had some care. */
export const action = createAction({ [neverHadForm.name]: neverHad }, [neverHadForm.name]);
