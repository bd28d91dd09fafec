import { z } from 'zod';
import { bareStatus } from './shapes.ts';

/*
 * Confirmation of an e-mail address by a mailed link, an extension (docs/contract.md). Called with the gateway's own
 * token, with or without a login, because the link itself proves access to the mailbox.
 */

/**
 * Body of `POST /uitbreidingen/relatie/email/bevestigen`: the code from the link. Any string is
 * accepted, and answered as unknown unless it is 256 bits in base64url.
 */
export const emailLinkRequest = z.strictObject({ code: z.string().max(200) });

/** Outcomes of a confirmation; `verlopen` also when the address was changed or removed since. */
export const emailOutcomes = ['bevestigd', 'gebruikt', 'verlopen', 'onbekend'] as const;

/** Answer of the confirmation; does not reveal whose link it is. */
export const emailConfirmedResponse = bareStatus.extend({ uitkomst: z.enum(emailOutcomes) });

export type EmailOutcome = (typeof emailOutcomes)[number];
