import { pages } from '@mijn/domain/paths';
import type { signOutForms } from '@mijn/domain/postedForm';
import type { LeadOn } from '../../api/carried.ts';
import { useCarried } from '../../forms/useCarried.ts';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';

type SignOutFormName = (typeof signOutForms)[keyof typeof signOutForms];

const name = 'notSignedOut';

/** Returns the address of the page that reports a failed sign-out, when no form was posted (native app). */
export function toNotSignedOut(form: SignOutFormName): LeadOn {
  return { to: pages.uitloggen.path, carries: { [name]: form } };
}

/** Returns whether signing out by this form failed. */
export function useNotSignedOut(form: SignOutFormName): boolean {
  const posted = usePostOutcome(form);
  const carried = useCarried(name);
  return posted !== undefined || carried === form;
}
