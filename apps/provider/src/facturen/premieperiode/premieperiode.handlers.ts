import { premieperiodes } from '@mijn/domain/factuur';
import { centsToEuros } from '@mijn/domain/money';
import { inAccess } from '../../access/inAccess.ts';
import { retryOnConflict } from '../../db/retryOnConflict.ts';
import { polisbladDay } from '../../facts/polisblad.queries.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { findLastDay, lockDay } from '../jobs/day.queries.ts';
import {
  findBooksFrom,
  findPremiePolis,
  listPremies,
  savePremieperiode,
} from '../jobs/premies.queries.ts';
import { payerOf } from '../payer.ts';
import { nextFacturen, type NextFactuur } from './premieperiode.rules.ts';

// The premium of the next year is published on the day of its policy sheet.
function lastKnownYear(today: Temporal.PlainDate): number {
  const published = today.with(polisbladDay);
  return Temporal.PlainDate.compare(today, published) < 0 ? today.year : today.year + 1;
}

const factuurInContract = ({ datum, vanaf, tot, bedrag }: NextFactuur) => ({
  datum: datum.toString(),
  vanaf,
  tot,
  bedrag: bedrag === null ? null : centsToEuros(bedrag),
});

/** Creates the handlers of the period for which premium is paid at once (extensions). */
export function createPremieperiodeHandlers({
  database,
  jobPool,
}: Pick<Services, 'database' | 'jobPool'>): Pick<
  Handlers,
  'getPremieperiode' | 'kiesPremieperiode'
> {
  return {
    getPremieperiode: async ({ caller }) => {
      const { viewer, merk, today } = await inAccess(
        database,
        caller,
        async (access, { record }) => {
          const payer = payerOf(access);
          record('getPremieperiode', [payer.viewer]);
          return payer;
        },
      );
      // The jobs role reads it, because an invoice also refunds people whom the caller no longer sees.
      const facts = await inJob(jobPool, async (transaction) => {
        const polis = await findPremiePolis(transaction, viewer, merk, today);
        if (!polis) return undefined;
        const premies = await listPremies(transaction);
        const booksFrom = await findBooksFrom(transaction);
        const done = (await findLastDay(transaction)) ?? today;
        // A run of today that is still to come makes its invoices by the new choice.
        const madeUntil = Temporal.PlainDate.compare(done, today) < 0 ? done : today;
        return { polis, madeUntil, premies, booksFrom, knownYear: lastKnownYear(today) };
      });
      if (!facts) return { status: 200, premieperiode: null };
      const keuzes = premieperiodes.map((periode) => ({
        periode,
        facturen: nextFacturen(facts, periode).map(factuurInContract),
      }));
      return { status: 200, premieperiode: { periode: facts.polis.periode ?? 'maand', keuzes } };
    },

    kiesPremieperiode: async ({ caller, body: { periode, huidig } }) => {
      const { viewer, merk, today } = await inAccess(
        database,
        caller,
        async (access, { record }) => {
          const payer = payerOf(access);
          if (!access.verzekeringsnemer) throw new Refusal(403, ['GeenVerzekeringsnemer']);
          record('kiesPremieperiode', [payer.viewer]);
          return payer;
        },
      );
      await retryOnConflict(() =>
        inJob(jobPool, async (transaction) => {
          // Waits for a run of the insurer's day, which makes invoices by the choice.
          await lockDay(transaction);
          const polis = await findPremiePolis(transaction, viewer, merk, today);
          if (!polis) throw new Refusal(409);
          const now = polis.periode ?? 'maand';
          // Idempotent: a second tap finds the change made.
          if (now === periode) return;
          if (now !== huidig) throw new Refusal(409);
          await savePremieperiode(transaction, polis.polisnummer, periode);
        }),
      );
      return { status: 200 };
    },
  };
}
