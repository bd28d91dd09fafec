import { compactIban, isIban } from '@mijn/domain/iban';
import { z } from 'zod';
import { bareStatus, day, typedLine } from './shapes.ts';
import { fieldLimits } from '@mijn/domain/fieldLimits';

/*
 * How the insurer pays a verzekeringsnemer and is paid by them, an extension. Only they themselves see and change it, and
 * only with the capability `magBetaalinstellingenZien` (§6); others get 403 with the reasons.
 */

/** Outcomes of comparing a name with the holder of an account; `onbekend`: the bank could not tell. */
export const naamcontroles = ['gelijk', 'bijnaGelijk', 'anders', 'onbekend'] as const;

export type Naamcontrole = (typeof naamcontroles)[number];

const rekening = z.object({
  iban: z.string().meta({ description: 'masked but for its country and last four characters' }),
  naam: z
    .string()
    .nullable()
    .meta({ description: 'of its holder, as given with it; null: none was' }),
});

const betaalinstellingen = z.object({
  versie: z.int().meta({ description: 'to be sent with a change, which fails after another one' }),
  rekening: rekening.nullable().meta({ description: 'null: none is known, so payouts wait' }),
  uitbetalenVanaf: day.nullable().meta({
    description: 'first day of payouts to an account that was changed; null: today or earlier',
  }),
});

export type Betaalinstellingen = z.infer<typeof betaalinstellingen>;

/** `GET /uitbreidingen/betaalinstellingen`. */
export const betaalinstellingenResponse = bareStatus.extend({ betaalinstellingen });

const typedAsIban = z.string().max(100).overwrite(compactIban).refine(isIban, 'not an IBAN');

/**
 * `PUT /uitbreidingen/betaalinstellingen/rekening`: another account. Unless its bank knows it by exactly this name, it
 * is changed only with `akkoord`.
 */
export const rekeningRequest = z.strictObject({
  versie: z.int(),
  iban: typedAsIban.meta({ description: 'spaces and invisible characters are dropped' }),
  naam: typedLine({ most: fieldLimits.rekeninghouder, least: 1 }),
  akkoord: z.boolean(),
});

/** The name of the account's holder is never told: it may be the account of somebody else. */
export const rekeningResponse = bareStatus.extend({
  naamcontrole: z
    .enum(naamcontroles)
    .meta({ description: 'gelijk too when nothing had to change' }),
  gewijzigd: z.boolean(),
});
