import { type FullRelatie, type RelatieInput, toPerson, toRelatie } from './person.ts';

/** The forms of an address that waits: have its link sent again, or let it be. */
export const pendingForms = { resend: 'resendEmail', withdraw: 'withdrawEmail' } as const;

/** The name of such a form. */
export type PendingForm = (typeof pendingForms)[keyof typeof pendingForms];

/** The change that a form asks for: the same address once more, or that none waits. */
export function pendingVariables(
  form: PendingForm,
  relatie: FullRelatie,
): { readonly relatie: RelatieInput; readonly state: string } {
  const asRead = toRelatie(toPerson(relatie));
  const { adres } = relatie.emailTeBevestigen ?? { adres: relatie.email };
  const change = form === pendingForms.resend ? { email: adres } : { emailIntrekken: true };
  return { relatie: { ...asRead, ...change }, state: relatie.state };
}
