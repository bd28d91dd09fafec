import { z } from 'zod';
import { day, euros, extension } from './shapes.ts';

/** The kinds of arrangement. */
export const regelingKinds = ['betaalgemak', 'betalingsregeling', 'schuldregeling'] as const;

/**
 * A running arrangement: what is open in all of it, over how many invoices, and the term that comes
 * next; none with debt help.
 */
export const regeling = z.object({
  soort: z.enum(regelingKinds),
  openBedrag: euros,
  aantalFacturen: z.int(),
  volgendeTermijn: z
    .object({
      datum: day,
      bedrag: euros,
      automatisch: z.boolean().meta({ description: 'debited: nothing has to be done for it' }),
    })
    .nullable(),
});

/** A running arrangement, over REST. */
export type Regeling = z.infer<typeof regeling>;

/** On an invoice: the arrangement it is in now. */
export const factuurRegelingExtension = extension({ regeling: regeling.nullable().optional() });

/** What can happen to an invoice in the ledger. */
export const boekingKinds = [
  'betaling',
  'incasso',
  'storno',
  'verrekening',
  'eindafrekening',
  'uitbetaling',
  'regeling',
] as const;

/**
 * On an invoice in detail: how and when it was paid, set off or paid out, oldest first; together that is
 * `bedragEerderBetaaldVerrekend`. A set-off names the invoice at its other side.
 */
export const factuurDetailExtension = extension({
  boekingen: z
    .array(
      z.object({
        soort: z.enum(boekingKinds),
        datum: day,
        bedrag: euros,
        factuurkenmerk: z.string().nullable(),
      }),
    )
    .optional(),
});

/**
 * On a payment request: what was paid too much for it, each sum with the day on which it was paid back, or
 * by which it will be; neither while no account is known.
 */
export const overpaidExtension = extension({
  teVeelBetaald: z
    .array(z.object({ bedrag: euros, uitbetaaldOp: day.nullable(), verwachtOp: day.nullable() }))
    .optional(),
});
