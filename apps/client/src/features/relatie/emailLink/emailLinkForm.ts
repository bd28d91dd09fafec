import type { RenderRequest } from '@mijn/contract/serverEntry';

/** The form that confirms an e-mail address by the code of a link. */
export const confirmEmailForm = 'confirmEmail';

/** Name of the flash value with the outcome of the post. */
export const outcomeValue = 'outcome';

/** Outcomes of confirming a link (packages/contract/src/emailLink.ts). */
export type EmailOutcome = Awaited<ReturnType<NonNullable<RenderRequest['confirmEmail']>>>;
