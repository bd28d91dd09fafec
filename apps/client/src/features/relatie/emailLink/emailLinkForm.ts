import type { RenderRequest } from '@mijn/contract/serverEntry';

/** The form that confirms an e-mail address by the code of a link. */
export const confirmEmailForm = 'confirmEmail';

/** The value in which the page finds how the post ended. */
export const outcomeValue = 'outcome';

/** How confirming a link ends (packages/contract/src/emailLink.ts). */
export type EmailOutcome = Awaited<ReturnType<NonNullable<RenderRequest['confirmEmail']>>>;
