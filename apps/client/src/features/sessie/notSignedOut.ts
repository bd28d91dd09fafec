import { pages } from '@mijn/domain/paths';
import type { signOutForms } from '@mijn/domain/postedForm';
import type { LeadOn } from '../../api/carried.ts';
import { useCarried } from '../../forms/useCarried.ts';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';

type SignOutFormName = (typeof signOutForms)[keyof typeof signOutForms];

const name = 'notSignedOut';

/** Leads to the page that says that signing out did not come about, where no form was posted (native app). */
export function toNotSignedOut(form: SignOutFormName): LeadOn {
  return { to: pages.uitloggen.path, carries: { [name]: form } };
}

/** Whether signing out by this form was tried and did not come about. */
export function useNotSignedOut(form: SignOutFormName): boolean {
  const posted = usePostOutcome(form);
  const carried = useCarried(name);
  return posted !== undefined || carried === form;
}
