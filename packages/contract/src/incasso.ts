import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * Direct debit (SEPA core) of a verzekeringsnemer's invoices, an extension. Only they themselves see and change it, with
 * the same capability as their account (betaalinstellingen.ts). Terms of an arrangement are agreed by themselves.
 */

const mandaat = z.object({
  kenmerk: z.string().meta({ description: 'the mandate reference, as on a bank statement' }),
  getekendOp: day,
  dag: z.int().meta({ description: 'of the month, 1–31; the last one of a shorter month' }),
});

const aanbod = z.object({
  dagen: z.array(z.int()).meta({ description: 'of the month, to choose from' }),
  aankondiging: z
    .int()
    .meta({ description: 'days that a message announces each debit ahead, at least' }),
  incassant: z.string().meta({ description: 'creditor identifier' }),
});

const afschrijving = z.object({ datum: day, bedrag: euros });

const incasso = z.object({
  mandaat: mandaat.nullable().meta({ description: 'null: invoices are paid by request' }),
  aanbod: aanbod.nullable().meta({ description: 'terms of a mandate; null: none is offered' }),
  bijBank: z
    .array(afschrijving.extend({ iban: z.string().nullable().meta({ description: 'masked' }) }))
    .meta({ description: 'debits that go on, whatever is changed' }),
  gepland: z
    .array(afschrijving)
    .meta({ description: 'debits of invoices that end with the mandate: a request replaces them' }),
  nogBijBankTot: day.meta({ description: 'last day of debits that the bank has by now' }),
});

export type Incasso = z.infer<typeof incasso>;

/** `GET /uitbreidingen/incasso`. */
export const incassoResponse = bareStatus.extend({ incasso });

/** `PUT /uitbreidingen/incasso`: a mandate for the account of that version, or another day for a running one. */
export const incassoRequest = z.strictObject({
  versie: z.int().meta({ description: 'of the payment settings that the person saw' }),
  dag: z.int().min(1).max(31),
  akkoord: z.literal(true),
});

export const incassoStartResponse = bareStatus.extend({ mandaat });
