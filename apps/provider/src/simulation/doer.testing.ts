import type { RandomSource } from '@mijn/domain/random.testing';
import { numberOf } from '../testing/trialProvider.testing.ts';
import type { Copy, World } from './world.testing.ts';

/** Personas that act, by the key of their login. */
export const people = ['sanne', 'daan', 'jan', 'tom', 'noor', 'emma', 'fatima', 'henk'] as const;

export type ActorName = (typeof people)[number];

/** A persona in a process, with its own random source. */
export interface Doer {
  readonly world: World;
  readonly copy: Copy;
  readonly who: ActorName;
  readonly random: RandomSource;
}

/** Personas with invoices to pay. */
export const payers = ['tom', 'henk', 'sanne', 'jan', 'noor', 'emma', 'fatima'] as const;
/** Returns the first name at the insurer. */
export const roepnaamOf = (who: ActorName): string =>
  `${who.charAt(0).toUpperCase()}${who.slice(1)}`;
export const relatienummerOf = (who: ActorName): string => numberOf(roepnaamOf(who));

/** Returns a random one of the first values of a query. */
export async function oneOf({ world, random }: Doer, select: string): Promise<string | undefined> {
  const rows = await world.sql<{ one: string }>(select);
  return rows[random.below(rows.length)]?.one;
}

/** Returns a letter to the persona. */
export const briefOf = (doer: Doer): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT brief_id AS one FROM insurer.brief WHERE relatienummer = '${relatienummerOf(doer.who)}'`,
  );

/** Returns an arrangement of the persona. */
export const regelingOf = (doer: Doer): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT regeling_id AS one FROM insurer.regeling WHERE debiteur = '${relatienummerOf(doer.who)}'`,
  );

/** Returns one of the persona's latest claims that were not withdrawn. */
export const declaratieOf = (doer: Doer, more = 'true'): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT nummer AS one FROM insurer.declaratie WHERE relatienummer = '${relatienummerOf(doer.who)}'
       AND teruggetrokken_op IS NULL AND ${more} ORDER BY ingediend_op DESC, nummer LIMIT 6`,
  );
/** Returns one of the persona's latest invoices of this kind. */
export const factuurOf = (doer: Doer, kind: string): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT kenmerk AS one FROM insurer.factuur WHERE soort = '${kind}' AND
       debiteur = '${relatienummerOf(doer.who)}' ORDER BY datum DESC, kenmerk LIMIT 6`,
  );
/** Returns the persona's latest payment requests with an open amount. */
export const openBetaalverzoeken = (doer: Doer): Promise<readonly { readonly one: string }[]> =>
  doer.world.sql<{ one: string }>(
    `SELECT b.kenmerk AS one FROM insurer.betaalverzoek b JOIN insurer.factuur f ON f.betaalverzoek = b.kenmerk
     JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk WHERE s.open > 0
       AND b.debiteur = '${relatienummerOf(doer.who)}' GROUP BY 1 ORDER BY max(b.datum) DESC, 1 LIMIT 4`,
  );

/** Returns one of the persona's decided claims. */
export const handledOf = (doer: Doer) => declaratieOf(doer, "status = 'AFGEHANDELD'");
