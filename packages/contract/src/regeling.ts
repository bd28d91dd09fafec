import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, day, euros, extension } from './shapes.ts';

/** The kinds of arrangement. */
export const regelingKinds = ['betaalgemak', 'betalingsregeling', 'schuldregeling'] as const;

/**
 * The course of an arrangement, from its first term to its last, as it stands now: every term is as much, and the
 * last what is left. What is set off meanwhile makes it shorter.
 */
const regelingCourse = z.object({
  regelingId: z.string(),
  facturen: z.array(z.string()).meta({ description: 'the invoices in it' }),
  termijnen: z.int(),
  termijnBedrag: euros,
  laatsteBedrag: euros,
  eersteDatum: day,
  laatsteDatum: day,
});

/**
 * A running arrangement: what is open in all of it, over how many invoices, and the term that comes
 * next; none with debt help.
 */
const regeling = z.object({
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
  verloop: regelingCourse
    .nullable()
    .optional()
    .meta({ description: 'in detail only, of a betalingsregeling' }),
});

/** A running arrangement, over REST. */
export type Regeling = z.infer<typeof regeling>;

/** On an invoice: the arrangement it is in now. */
export const factuurRegelingExtension = extension({ regeling: regeling.nullable().optional() });

/** Why a payment request cannot be paid in terms. */
export const noRegelingReasons = [
  'nietsOpen',
  'betalingLoopt',
  'lopendeRegeling',
  'eerderGestopt',
  'geenRekening',
  'teWeinig',
] as const;

/**
 * On a payment request: the ways to pay it in terms, each debited on the last working day of a month, or
 * why there are none; and the arrangement that what it asked is in.
 */
export const regelingChoiceExtension = extension({
  regelingKeuzes: z
    .array(
      z.object({
        maanden: z.int(),
        termijnBedrag: euros,
        laatsteBedrag: euros.meta({ description: 'the last term: what is left' }),
        eersteDatum: day,
        laatsteDatum: day,
      }),
    )
    .optional(),
  regelingBedrag: euros.optional().meta({
    description:
      'what an arrangement covers: of who is in arrears of premium all that they are asked to pay',
  }),
  geenRegelingWegens: z.enum(noRegelingReasons).nullable().optional(),
  regeling: regeling.nullable().optional(),
});

/**
 * Body of `POST /uitbreidingen/betaalverzoeken/{betaalkenmerk}/regeling`: which of the ways, with the term as
 * it was shown. 403 with the reason where none is offered; 409 where another amount is open by now.
 */
export const regelingStart = z.strictObject({
  maanden: z.int().min(1).max(fieldLimits.regelingMonths),
  termijnBedrag: euros,
});

/** Its answer: the number of the arrangement. */
export const regelingStartResponse = bareStatus.extend({ regelingId: z.string() });

/** An arrangement that somebody agreed to, over REST. */
export type RegelingStart = z.infer<typeof regelingStart>;

/** What can happen to an invoice in the ledger. */
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

/** How a payment reached the insurer: online, or transferred by the person. */
export const paymentWays = ['ideal', 'overboeking'] as const;

/**
 * On an invoice in detail: how and when it was paid, set off or paid out, oldest first; together that is
 * `bedragEerderBetaaldVerrekend`. A set-off names what is at its other side: an invoice, a claim of which
 * money waited, or the payment request that was paid too much for.
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
 * On a claim in detail: what of it was set off while no account was known, oldest first, and against which
 * invoice where that is the viewer's own. What is paid out is what is left.
 */
export const declaratieVerrekeningExtension = extension({
  verrekeningen: z
    .array(z.object({ datum: day, bedrag: euros, factuurkenmerk: z.string().nullable() }))
    .optional(),
});

/**
 * On a payment request: what was paid too much for it, each sum with what of it was set off, and the day on
 * which the rest was paid back, or by which it will be; neither while no account is known.
 */
export const overpaidExtension = extension({
  teVeelBetaald: z
    .array(
      z.object({
        bedrag: euros,
        verrekend: euros.optional(),
        uitbetaaldOp: day.nullable(),
        verwachtOp: day.nullable(),
        kloptNiet: z
          .boolean()
          .optional()
          .meta({ description: 'the payment was not what was asked: all of it is paid back' }),
      }),
    )
    .optional(),
  teruggeboekt: z
    .array(z.object({ bedrag: euros, datum: day, doorBank: z.boolean() }))
    .optional()
    .meta({
      description:
        'what went back of payments of it, and is open again; `doorBank`: the bank of who paid took it',
    }),
});
