import type { Premieachterstand } from '@mijn/contract/premieachterstand';
import { centsToEuros, sumOf } from '@mijn/domain/money';
import { inAccess, readInAccess } from '../../access/inAccess.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { monthsOwed, nextStage } from './achterstand.rules.ts';
import {
  type AchterstandRow,
  disputeArrears,
  listPremieachterstanden,
} from './achterstand.queries.ts';

function inContract(row: AchterstandRow, today: Temporal.PlainDate): Premieachterstand {
  const next = nextStage(row, today);
  return {
    stap: row.stap,
    sinds: row.sinds.toString(),
    maanden: monthsOwed(row.debts),
    bedrag: centsToEuros(sumOf(row.debts, ({ open }) => open)),
    betwistSinds: row.betwist_sinds,
    betwistingBeantwoord: row.betwisting_beantwoord,
    volgende: next ? { stap: next.stap, maanden: next.months } : null,
  };
}

/** Creates the handlers of the caller's premium arrears, an extension: reading and disputing them. */
export function createAchterstandHandlers({
  database,
}: Pick<Services, 'database'>): Pick<
  Handlers,
  'listPremieachterstanden' | 'betwistPremieachterstand'
> {
  return {
    listPremieachterstanden: async ({ caller }) => {
      const {
        access: { today },
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listPremieachterstanden(access)]);
      return { status: 200, premieachterstanden: rows.map((row) => inContract(row, today)) };
    },

    betwistPremieachterstand: ({ caller, body: { tekst } }) =>
      inAccess(database, caller, async (access, transaction) => {
        const outcome = await disputeArrears(access, transaction, tekst);
        if (outcome === undefined) throw notFound();
        if (outcome === 'answered') throw new Refusal(409);
        return { status: 200 };
      }),
  };
}
