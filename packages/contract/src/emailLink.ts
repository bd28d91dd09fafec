import { z } from 'zod';
import { bareStatus } from './shapes.ts';

/*
 * A link that was mailed to a new e-mail address, and what came of confirming it: an extension (docs/contract.md). It is
 * asked by the gateway's own token, logged in or not: whoever has the link reads the mail of that address.
 */

/**
 * Body of `POST /uitbreidingen/relatie/email/bevestigen`: the code of a link as it stands in it. Anything else than 256
 * bits in base64url is the code of none.
 */
export const emailLinkRequest = z.strictObject({ code: z.string().max(200) });

/** How confirming a link ends; `verlopen` also where another address was asked for since, or none. */
export const emailOutcomes = ['bevestigd', 'gebruikt', 'verlopen', 'onbekend'] as const;

/** Its answer: no word of whose link it is. */
export const emailConfirmedResponse = bareStatus.extend({ uitkomst: z.enum(emailOutcomes) });

/** How confirming a link ends. */
export type EmailOutcome = (typeof emailOutcomes)[number];
