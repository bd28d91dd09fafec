import type { RandomSource } from '@mijn/domain/random.testing';
import { numberOf } from '../testing/trialProvider.testing.ts';
import type { Copy, World } from './world.testing.ts';

/** Who acts, by the key of their login. */
export const people = ['sanne', 'daan', 'jan', 'tom', 'noor', 'emma', 'fatima', 'henk'] as const;

/** One of them. */
export type Who = (typeof people)[number];

/** Somebody who does something in a process, by a chance of their own. */
export interface Doer {
  readonly world: World;
  readonly copy: Copy;
  readonly who: Who;
  readonly random: RandomSource;
}

/** Who owes something, and so sees invoices and pays. */
export const payers = ['tom', 'henk', 'sanne', 'jan', 'noor', 'emma', 'fatima'] as const;
/** What the insurer calls them. */
export const roepnaamOf = (who: Who): string => `${who.charAt(0).toUpperCase()}${who.slice(1)}`;
/** The number of who it is. */
export const relatienummerOf = (who: Who): string => numberOf(roepnaamOf(who));

/** One of the first values of a query, by chance. */
export async function oneOf({ world, random }: Doer, select: string): Promise<string | undefined> {
  const rows = await world.sql<{ one: string }>(select);
  return rows[random.below(rows.length)]?.one;
}

/** A letter to somebody. */
export const briefOf = (doer: Doer): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT brief_id AS one FROM insurer.brief WHERE relatienummer = '${relatienummerOf(doer.who)}'`,
  );

/** One of their latest claims that were not withdrawn. */
export const declaratieOf = (doer: Doer, more = 'true'): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT nummer AS one FROM insurer.declaratie WHERE relatienummer = '${relatienummerOf(doer.who)}'
       AND teruggetrokken_op IS NULL AND ${more} ORDER BY ingediend_op DESC, nummer LIMIT 6`,
  );
/** One of their latest invoices of this kind. */
export const factuurOf = (doer: Doer, kind: string): Promise<string | undefined> =>
  oneOf(
    doer,
    `SELECT kenmerk AS one FROM insurer.factuur WHERE soort = '${kind}' AND
       debiteur = '${relatienummerOf(doer.who)}' ORDER BY datum DESC, kenmerk LIMIT 6`,
  );
/** Their latest payment requests of which something is open. */
export const openBetaalverzoeken = (doer: Doer): Promise<readonly { readonly one: string }[]> =>
  doer.world.sql<{ one: string }>(
    `SELECT b.kenmerk AS one FROM insurer.betaalverzoek b JOIN insurer.factuur f ON f.betaalverzoek = b.kenmerk
     JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk WHERE s.open > 0
       AND b.debiteur = '${relatienummerOf(doer.who)}' GROUP BY 1 ORDER BY max(b.datum) DESC, 1 LIMIT 4`,
  );

/** One of their own claims that is decided. */
export const handledOf = (doer: Doer) => declaratieOf(doer, "status = 'AFGEHANDELD'");
