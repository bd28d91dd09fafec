import type { Posted, PostAnswer } from '../../../api/createAction.ts';
import { dismissOperation } from './notices.operations.ts';

/** The form that dismisses a notice, on every page with one. */
export const dismissForm = 'dismiss';

/** The field that names the notice. */
export const noticeField = 'melding';

/** Action of that form; redirects back to its page. */
export function dismissNotice(page: string) {
  return async ({ fields, send }: Posted): Promise<PostAnswer> => {
    const result = await send(dismissOperation, { melding: fields.get(noticeField) ?? '' });
    return result.succeeded ? { to: page } : { problem: result.problem };
  };
}
