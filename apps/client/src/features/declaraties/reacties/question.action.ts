import { pathOfDeclaratie } from '@mijn/domain/paths';
import type { PostAnswer, Posted } from '../../../api/createAction.ts';
import { parseLineNumber } from '../../../forms/parseLineNumber.ts';
import { sendReactieOperation } from '../declaraties.operations.ts';
import { questionError, questionForm } from './question.ts';

/** Asks a question about a claim or one of its lines. */
export async function question({ fields, params, send }: Posted): Promise<PostAnswer> {
  const nummer = params['nummer'] ?? '';
  const page = pathOfDeclaratie(nummer);
  if (fields.has(questionForm.cancel)) return { to: `${page}#${questionForm.id}` };
  const text = fields.get(questionForm.tekst);
  if (text === null) return {};
  const error = questionError(text);
  if (error !== undefined) return { errors: { tekst: error } };
  const regel = fields.get(questionForm.regel);
  const line = regel ? parseLineNumber(regel) : null;
  if (line === undefined) return { problem: 'failed', status: 400 };
  const about = { sleutel: crypto.randomUUID(), nummer, regel: line };
  const result = await send(sendReactieOperation, { ...about, tekst: text.trim() });
  if (!result.succeeded) return { problem: result.problem };
  return { to: `${page}#${questionForm.sentId}`, flash: { [questionForm.sent]: true } };
}
