import { codeField } from '@mijn/domain/paths';
import { createAction } from '../../../api/createAction.ts';
import { confirmEmailForm, type EmailOutcome, outcomeValue } from './emailLinkForm.ts';

const statuses: Readonly<Record<EmailOutcome, number>> = {
  bevestigd: 200,
  gebruikt: 410,
  verlopen: 410,
  onbekend: 404,
};

/** Confirms an address by the code of its link, for any person; the page shows the outcome. */
export const action = createAction({
  [confirmEmailForm]: async ({ fields, environment }) => {
    const outcome = await environment
      .confirmEmail?.(fields.get(codeField) ?? '')
      .catch(() => undefined);
    if (!outcome) return { problem: 'unavailable' };
    return { status: statuses[outcome], values: { [outcomeValue]: outcome } };
  },
});
