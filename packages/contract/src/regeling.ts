import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, day, euros, extension } from './shapes.ts';

export const regelingKinds = ['betaalgemak', 'betalingsregeling', 'schuldregeling'] as const;

/**
 * Current schedule of an arrangement, from its first to its last term. Terms are equal except for
 * the last, which is the rest. Set-offs shorten the schedule.
 */
const regelingCourse = z.object({
  regelingId: z.string(),
  facturen: z.array(z.string()).meta({ description: 'the invoices in the arrangement' }),
  termijnen: z.int(),
  termijnBedrag: euros,
  laatsteBedrag: euros,
  eersteDatum: day,
  laatsteDatum: day,
});

/** A running arrangement: its open amount, number of invoices, and next term; no term with debt help. */
const regeling = z.object({
  soort: z.enum(regelingKinds),
  openBedrag: euros,
  aantalFacturen: z.int(),
  volgendeTermijn: z
    .object({
      datum: day,
      bedrag: euros,
      automatisch: z
        .boolean()
        .meta({ description: 'collected by direct debit, so the person does not pay it' }),
    })
    .nullable(),
  verloop: regelingCourse
    .nullable()
    .optional()
    .meta({ description: 'in the detail of a betalingsregeling only' }),
});

export type Regeling = z.infer<typeof regeling>;

/** On an invoice: its current arrangement. */
export const factuurRegelingExtension = extension({ regeling: regeling.nullable().optional() });

/** Reasons why a payment request cannot be paid in terms. */
export const noRegelingReasons = [
  'nietsOpen',
  'betalingLoopt',
  'lopendeRegeling',
  'eerderGestopt',
  'geenRekening',
  'teWeinig',
] as const;

/**
 * On a payment request: options to pay in terms, debited on the last working day of a month, or the
 * reason why there are none; and the current arrangement of its invoices.
 */
export const regelingChoiceExtension = extension({
  regelingKeuzes: z
    .array(
      z.object({
        maanden: z.int(),
        termijnBedrag: euros,
        laatsteBedrag: euros.meta({ description: 'the last term, with the remainder' }),
        eersteDatum: day,
        laatsteDatum: day,
      }),
    )
    .optional(),
  regelingBedrag: euros.optional().meta({
    description:
      'the amount in the arrangement; for arrears of premium, everything that is to be paid',
  }),
  geenRegelingWegens: z.enum(noRegelingReasons).nullable().optional(),
  regeling: regeling.nullable().optional(),
  regelingVoltooidOp: day.nullable().optional().meta({
    description: 'the day on which its arrangement was paid in full',
  }),
});

/**
 * Body of `POST /uitbreidingen/betaalverzoeken/{betaalkenmerk}/regeling`: the chosen option, with the term as
 * displayed. 403 with the reason when none is offered; 409 when the open amount has changed.
 */
export const regelingStart = z.strictObject({
  maanden: z.int().min(1).max(fieldLimits.regelingMonths),
  termijnBedrag: euros,
});

export const regelingStartResponse = bareStatus.extend({ regelingId: z.string() });

export type RegelingStart = z.infer<typeof regelingStart>;

/** Kinds of ledger lines of an invoice. */
export const boekingKinds = [
  'betaling',
  'incasso',
  'storno',
  'verrekening',
  'eindafrekening',
  'uitbetaling',
  'regeling',
  'terugboeking',
] as const;

/** Channels of a payment: online, or a bank transfer by the person. */
export const paymentWays = ['ideal', 'overboeking'] as const;

/**
 * In the detail of an invoice: payments, set-offs and payouts, oldest first; their sum is
 * `bedragEerderBetaaldVerrekend`. A set-off names its counterpart: an invoice, a claim with held
 * money, or an overpaid payment request.
 */
export const factuurDetailExtension = extension({
  boekingen: z
    .array(
      z.object({
        soort: z.enum(boekingKinds),
        datum: day,
        bedrag: euros,
        factuurkenmerk: z.string().nullable(),
        declaratienummer: z.string().nullable().optional(),
        betaalkenmerk: z.string().nullable().optional(),
        betaalwijze: z.enum(paymentWays).nullable().optional(),
      }),
    )
    .optional(),
});

/**
 * In the detail of a claim: amounts set off while no account was known, oldest first, with the
 * invoice if it is the viewer's own. The payout is the rest.
 */
export const declaratieVerrekeningExtension = extension({
  verrekeningen: z
    .array(z.object({ datum: day, bedrag: euros, factuurkenmerk: z.string().nullable() }))
    .optional(),
});

/**
 * On a payment request: overpaid amounts, each with its set-offs, and the day on which the rest was
 * or will be paid back; without a day while no account is known.
 */
export const overpaidExtension = extension({
  verrekend: z.boolean().optional().meta({
    description: 'part of it was not paid, but set off or taken up in a settlement',
  }),
  teVeelBetaald: z
    .array(
      z.object({
        bedrag: euros,
        verrekend: euros.optional(),
        uitbetaaldOp: day.nullable(),
        verwachtOp: day.nullable(),
        kloptNiet: z.boolean().optional().meta({
          description: 'the payment was not the requested amount, and is paid back in full',
        }),
      }),
    )
    .optional(),
  teruggeboekt: z
    .array(
      z.object({
        bedrag: euros,
        datum: day,
        doorBank: z.boolean(),
        hersteld: z.boolean().default(false).meta({
          description:
            'the insurer has the money after all: the bank reversed the return, or a refund failed',
        }),
      }),
    )
    .optional()
    .meta({
      description:
        'returned parts of its payments, which are open again; `doorBank`: by the bank of the payer',
    }),
});
