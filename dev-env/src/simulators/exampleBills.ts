import type { Logins } from '@mijn/provider/db/roles';
import { inJob } from '@mijn/provider/jobs/jobTransaction';
import { withJobPool } from '@mijn/provider/jobs/withJobPool';
import { findPersonOnBill } from '@mijn/provider/relatie/jobs/people.queries';
import { readDay } from '@mijn/provider/time';
import type { ExampleBillsService } from '@mijn/simulators/clock/config';
import { sequenceNumbers } from '@mijn/testdata/relaties';
import { relatienummerOf } from '@mijn/testdata/toRelatie';

/** Draws example bills for the personas of this database, as of the insurer's day. */
export function createExampleBills(logins: Logins): ExampleBillsService {
  return {
    draw: async (example, persona) => {
      const number = Object.entries<number>(sequenceNumbers).find(([key]) => key === persona)?.[1];
      if (number === undefined) return undefined;
      const person = await withJobPool(logins, (pool) =>
        inJob(pool, (transaction) => findPersonOnBill(transaction, relatienummerOf(number))),
      );
      if (!person) return undefined;
      // Loaded on demand: the drawing code takes a seventh of a second.
      const { drawExample } = await import('@mijn/provider/reading/testing/example.testing');
      return drawExample(example, person, await readDay(logins));
    },
  };
}
