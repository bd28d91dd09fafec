import { pages } from '@mijn/domain/paths';
import type { signOutForms } from '@mijn/domain/postedForm';
import type { RedirectWithFlash } from '../../api/flash.ts';
import { useFlash } from '../../forms/useFlash.ts';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';

type SignOutFormName = (typeof signOutForms)[keyof typeof signOutForms];

const name = 'notSignedOut';

/** Returns the address of the page that reports a failed sign-out, when no form was posted (native app). */
export function toNotSignedOut(form: SignOutFormName): RedirectWithFlash {
  return { to: pages.uitloggen.path, flash: { [name]: form } };
}

/** Returns whether signing out by this form failed. */
export function useNotSignedOut(form: SignOutFormName): boolean {
  const posted = usePostOutcome(form);
  const flash = useFlash(name);
  return posted !== undefined || flash === form;
}
