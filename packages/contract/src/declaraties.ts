import { declaratieStatussen } from '@mijn/domain/declaratiestatus';
import { paginering } from '@mijn/domain/constanten';
import { z } from 'zod';
import {
  declaratieDetailUitbreiding,
  declaratieLijstUitbreiding,
  declaratieLijstVraagUitbreiding,
  declaratieRegelUitbreiding,
  indienenAntwoordUitbreiding,
  indienenVeldUitbreiding,
  meldingUitbreiding,
  validerenAntwoordUitbreiding,
} from './uitbreidingen.ts';
import { dag, euros, kaleStatus, statusInStatus } from './vormen.ts';

/** The states of a claim (§4). */
export const declaratieStatus = z.enum(declaratieStatussen);

/** Query of `GET /declaraties` (§7; bounds: decisions §5). */
export const declaratiesVraag = z.strictObject({
  limit: z.coerce.number().int().min(1).max(paginering.maximum).default(paginering.standaard),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  ...declaratieLijstVraagUitbreiding,
});

/** A claim in the list (§3). `datum` is the day it was sent in. Hidden care arrives as null. */
export const declaratieInLijst = z.object({
  bsn: z.string(),
  nummer: z.string(),
  nieuw: z.boolean(),
  omschrijving: z.string().nullable(),
  datum: dag,
  status: declaratieStatus,
  zorgSoorten: z.array(z.string()).nullable(),
  ...declaratieLijstUitbreiding,
});

/** `GET /declaraties` (§7). */
export const declaratiesAntwoord = statusInStatus.extend({
  declaraties: z.array(declaratieInLijst),
  totaal: z.int().optional().meta({
    description: 'uitbreiding: how many match the filters; not with `Prefer: count=none`',
  }),
});

/** A remark of the insurer at a claim line (§3). */
export const regelMelding = z.object({ code: z.string(), omschrijving: z.string() });

/** A line of a claim (§3). */
export const declaratieRegel = z.object({
  declarant: z.string(),
  zorgSoort: z.string().nullable(),
  prestatie: z.string().nullable(),
  aantal: z.int(),
  behandelDatum: dag,
  gedeclareerdBedrag: euros,
  uitgekeerdBedrag: euros,
  eigenRisicoBedrag: euros,
  notaNummer: z.string().nullable(),
  locatieNaam: z.string().nullable(),
  meldingen: z.array(regelMelding).nullable(),
  ...declaratieRegelUitbreiding,
});

/** A claim in detail (§3). `declarant` and `indiener` are names. */
export const declaratieDetail = declaratieInLijst.extend({
  declarant: z.string(),
  indiener: z.string(),
  bedrag: euros,
  uitkeerInformatie: z
    .object({
      datum: dag,
      declarant: z.string(),
      iban: z.string(),
      uitgekeerdBedrag: euros,
      eigenRisicoBedrag: euros,
    })
    .nullable(),
  regels: z.array(declaratieRegel),
  indicatoren: z.array(
    z.object({ naam: z.string(), actief: z.boolean(), redenen: z.array(z.string()) }),
  ),
  ...declaratieDetailUitbreiding,
});

/** `GET /declaraties/{id}` (§7): a list of one (contract.md, Shapes). */
export const declaratieAntwoord = statusInStatus.extend({
  declaraties: z.array(declaratieDetail),
});

/** A message about a file or a claim (§3). */
export const validatieMelding = z.object({
  code: z.string(),
  level: z.enum(['error', 'info', 'warn']),
  message: z.string(),
  ...meldingUitbreiding,
});

/** Messages about one file (§3, file validation result). */
export const bestandMeldingen = z.object({
  filename: z.string(),
  messages: z.array(validatieMelding),
});

/** `POST /declaraties/valideren/bestand` (§7). */
export const validerenAntwoord = kaleStatus.extend({
  body: bestandMeldingen.extend(validerenAntwoordUitbreiding),
});

/** The form fields of `POST /declaraties/indienen` (decisions §5); files come as `bestanden`. */
export const indienenVelden = z.strictObject({
  declarant: z.string().min(1).max(20),
  zorgsoort: z.string().min(1).max(60),
  behandelDatum: dag,
  bedrag: z.string().regex(/^\d{1,6}(\.\d{1,2})?$/),
  naamZorgverlener: z.string().min(1).max(100),
  notaNummer: z.string().max(40).default(''),
  buitenland: z.enum(['true', 'false']).default('false'),
  opmerking: z.string().max(1000).default(''),
  ...indienenVeldUitbreiding,
});

/** `POST /declaraties/indienen` (§7). */
export const indienenAntwoord = kaleStatus.extend({
  body: z.object({
    fileValidationMessages: z.array(bestandMeldingen),
    validationMessages: z.object({ messages: z.array(validatieMelding) }),
    ...indienenAntwoordUitbreiding,
  }),
});

/** A claim in the list, over REST. */
export type DeclaratieInLijst = z.infer<typeof declaratieInLijst>;
/** A claim in detail, over REST. */
export type DeclaratieDetail = z.infer<typeof declaratieDetail>;
/** A line of a claim, over REST. */
export type DeclaratieRegel = z.infer<typeof declaratieRegel>;
/** A message about a file or a claim. */
export type ValidatieMelding = z.infer<typeof validatieMelding>;
/** Answer of `GET /declaraties`. */
export type DeclaratiesAntwoord = z.infer<typeof declaratiesAntwoord>;
/** Answer of `GET /declaraties/{id}`. */
export type DeclaratieAntwoord = z.infer<typeof declaratieAntwoord>;
/** Answer of `POST /declaraties/valideren/bestand`. */
export type ValiderenAntwoord = z.infer<typeof validerenAntwoord>;
/** Answer of `POST /declaraties/indienen`. */
export type IndienenAntwoord = z.infer<typeof indienenAntwoord>;
/** Form fields of `POST /declaraties/indienen`, checked. */
export type IndienenVelden = z.infer<typeof indienenVelden>;
