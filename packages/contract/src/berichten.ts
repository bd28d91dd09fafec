import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { achterstandNews } from './premieachterstand.ts';
import { bareStatus, day, euros, namedFactuur } from './shapes.ts';

/*
 * Messages about changes, with read status, and the person's notification settings (ADR 0063).
 * There is one message per change, and only the latest one per subject. Extensions.
 */

/**
 * Subjects of messages: a judged claim; money on its way, from a claim or otherwise; a payment
 * request that is due; a term to be debited or a failed debit; an answered question about a
 * claim (reactie) or about anything else (vraag); a bill that was taken back; own risk of a year that was lowered; a payment that was refunded, returned by the
 * payer's bank, restored after either, or did not match and is paid back; the account, which was
 * changed; direct debit, which was started or stopped; a policy sheet that is new; a permission to act for
 * somebody else, which was given or ended.
 */
export const berichtKinds = [
  'declaratie',
  'uitbetaling',
  'tegoed',
  'betaalverzoek',
  'termijn',
  'reactie',
  'vraag',
  'correctie',
  'eigenRisico',
  'premieachterstand',
  'betalingTerug',
  'betalingTeruggehaald',
  'betalingHersteld',
  'betalingKloptNiet',
  'rekening',
  'incassoGestart',
  'incassoGestopt',
  'polisblad',
  'machtigingGegeven',
  'machtigingIngetrokken',
  // The gateway puts it in the place of a kind that a newer insurer added.
  'overig',
] as const;

const betaalverzoekInBericht = z.object({
  titel: z.string(),
  facturen: z
    .array(namedFactuur)
    .meta({ description: 'what it is for; none: its invoices are asked in another way by now' }),
  inBehandeling: z.boolean().default(false).meta({
    description:
      'a payment of it is being looked at, by the bank or by the insurer: not to pay again',
  }),
  verrekend: z.boolean().default(false).meta({
    description: 'part of it was not paid, but set off or taken up in a settlement',
  }),
});

/** A message, with the fields that its reader may see now. */
const bericht = z.object({
  berichtId: z.string(),
  soort: z.enum(berichtKinds),
  datum: day.meta({ description: 'the insurer’s day on which it was told' }),
  gelezen: z.boolean(),
  kenmerk: z.string().nullable().meta({
    description:
      'by which its page is found: a claim, an invoice, a payment request or a question; null: none',
  }),
  bedrag: euros.nullable(),
  dag: day.nullable().meta({ description: 'by when to pay, or on which day money moves' }),
  roepnaam: z.string().nullable().meta({ description: 'whose care, where not the reader’s own' }),
  geboorteDatum: day.nullable().default(null).meta({
    description: 'of whose care it is, where the reader sees somebody else with the same roepnaam',
  }),
  zorgsoorten: z.array(z.string()).nullable().meta({
    description:
      'each once; of a correction those of the lines that it changed; null where the care is hidden',
  }),
  gedaan: z.boolean().meta({ description: 'nothing is left to do: it was paid since' }),
  gedaanOp: day.nullable().default(null).meta({
    description: 'since when nothing is left to do, where that is known',
  }),
  mislukt: z.boolean().meta({ description: 'a debit that failed' }),
  teruggeboekt: z.boolean().default(false).meta({
    description: 'of a debit that failed: its payer had the bank return it',
  }),
  herincassoOp: day
    .nullable()
    .default(null)
    .meta({ description: 'on which day what failed is debited again; null: it is not' }),
  factuur: namedFactuur.nullable().default(null).meta({
    description:
      'what was to be debited, where that is no term; of a tegoed: the invoice below zero that it is of',
  }),
  vervallen: z.boolean().default(false).meta({
    description:
      'a term that is not debited any more; of arrears of premium: a later stage followed',
  }),
  regeling: z.array(namedFactuur).default([]).meta({
    description: 'of a term: the invoices in its arrangement',
  }),
  jaar: z.int().nullable().default(null).meta({
    description: 'of own risk that became less, or of a policy sheet: the year',
  }),
  betaalverzoek: betaalverzoekInBericht.nullable().meta({
    description: 'what it is about, or what was paid with the payment that it is about',
  }),
  achterstand: z.enum(achterstandNews).nullable().default(null).meta({
    description:
      'of a message about arrears of premium: the stage that it told of, or the deregistration from the CAK',
  }),
  machtiging: z
    .object({
      naam: z.string().nullable(),
      gegeven: z.boolean().meta({ description: 'the reader is who gave it' }),
    })
    .nullable()
    .default(null)
    .meta({
      description: 'of a permission: the other person, null where the insurer does not know them',
    }),
  briefId: z.string().nullable().default(null).meta({
    description: 'the letter that says the same, a PDF; null: there is none',
  }),
});

/** `GET /uitbreidingen/berichten`: newest first, at most 100, with the notification settings. */
export const berichtenResponse = bareStatus.extend({
  berichten: z.array(bericht),
  mail: z.boolean(),
  pushSleutel: z.string().nullable().meta({
    description: 'by which a browser subscribes (VAPID); null: the insurer sends no push',
  }),
  pushHashes: z.array(z.string()).default([]).meta({
    description:
      'the browsers that are told, at most ten: SHA-256 of the address of each at its push service, in hexadecimal',
  }),
});

/** Body of `POST …/gelezen`: marks that message and optionally all earlier ones, or all messages. */
export const berichtenReadRequest = z.strictObject({
  berichtId: z.string().max(fieldLimits.berichtId).optional(),
  eerdere: z.boolean().optional().meta({
    description: 'also all that stand below that message in the list; not what was told since',
  }),
});

export const berichtenChoiceRequest = z.strictObject({ mail: z.boolean() });

const controlsAndSpaces = /[\p{Cc}\s]/u;

// Validated before a URL parser reads it, because that drops line ends and tabs; the database cannot store NUL.
const endpoint = z
  .string()
  .max(fieldLimits.pushAddress)
  .refine((text) => !controlsAndSpaces.test(text) && text.isWellFormed(), 'cannot be kept')
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'no address')
  .meta({ format: 'uri' });

/** Body of `POST …/push`: a browser's subscription (Push API), keys as base64url. */
export const pushRequest = z.strictObject({
  endpoint,
  p256dh: z.base64url().length(87),
  auth: z.base64url().length(22),
});

/** Body of `POST …/push/intrekken`: one browser, or all of the caller's. */
export const pushEndRequest = z.strictObject({ endpoint: endpoint.optional() });

export type Bericht = z.infer<typeof bericht>;
export type BerichtenResponse = z.infer<typeof berichtenResponse>;
export type PushRequest = z.infer<typeof pushRequest>;
