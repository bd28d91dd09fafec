import { type FullRelatie, type RelatieInput, toPerson, toRelatie } from './person.ts';

/** The forms of a pending address: resend its link, or withdraw it. */
export const pendingForms = { resend: 'resendEmail', withdraw: 'withdrawEmail' } as const;

export type PendingForm = (typeof pendingForms)[keyof typeof pendingForms];

/** Returns the change that a form requests: the same address again, or no pending address. */
export function pendingVariables(
  form: PendingForm,
  relatie: FullRelatie,
): { readonly relatie: RelatieInput; readonly state: string } {
  const asRead = toRelatie(toPerson(relatie));
  const { adres } = relatie.emailTeBevestigen ?? { adres: relatie.email };
  const change = form === pendingForms.resend ? { email: adres } : { emailIntrekken: true };
  return { relatie: { ...asRead, ...change }, state: relatie.state };
}
