import { isDay } from '@mijn/domain/datum';
import { z } from 'zod';

/** A day, `yyyy-mm-dd` (contract.md, Shapes). */
export const day = z.string().refine(isDay, 'not a day').meta({ format: 'date' });

/** An instant, RFC 3339 (contract.md, Shapes). */
export const instant = z.string().meta({ format: 'date-time' });

/** An amount in euros, a JSON number with two decimals (contract.md, Shapes). */
export const euros = z.number().meta({ description: 'euros, two decimals' });

/** `status.status` of §7: `{ "status": { "status": 200 } }`. */
export const statusInStatus = z.object({ status: z.object({ status: z.int() }) });

/** A plain `status` of §7: `{ "status": 200 }`. */
export const bareStatus = z.object({ status: z.int() });
