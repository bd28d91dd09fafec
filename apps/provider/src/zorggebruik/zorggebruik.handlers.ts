import { readInAccess } from '../access/inAccess.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { listZorggebruik } from './zorggebruik.queries.ts';
import { budgetsOf, compareBudgets, type Budget } from './zorggebruik.rules.ts';
import type { Subverstrekking, Zorggebruik } from '@mijn/contract/zorggebruik';
import { centsToEuros } from '@mijn/domain/money';

/** Creates the handler of the call about used budgets of care (§7). */
export function createZorggebruikHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listZorggebruik'> {
  return {
    listZorggebruik: async ({ caller, query }) => {
      const {
        access,
        rows: [people],
      } = await readInAccess(database, caller, (who) => [listZorggebruik(who, query)]);
      const [person] = people;
      if (!person) throw notFound();
      const budgets = budgetsOf(person, people, {
        year: query.jaar,
        today: access.today.toString(),
      });
      const first = budgets.toSorted(compareBudgets).slice(0, query.limit);
      return { zorggebruiken: first.map((budget) => zorggebruikInContract(budget, query.jaar)) };
    },
  };
}

function toVolume(unit: Budget['unit'], volume: number | null): number | null {
  return volume === null || unit === 'Aantal' ? volume : centsToEuros(volume);
}

type Periode = Zorggebruik['periode'];

// The largest unit of which a period is a whole number; `end` is exclusive.
function unitOf(start: Temporal.PlainDate, end: Temporal.PlainDate): Periode['unit'] {
  const { months, days } = start.until(end, { largestUnit: 'years' });
  if (days > 0) return start.until(end).days % 7 === 0 ? 'Week' : 'Dag';
  return months > 0 ? 'Maand' : 'Jaar';
}

/** Returns the part of the year in which a budget is valid (docs/decisions.md §6). */
function toPeriode({ from, until }: Budget, year: number): Periode {
  const start = Temporal.PlainDate.from(from);
  const newYear = `${year + 1}-01-01`;
  const end = Temporal.PlainDate.from(until !== null && until < newYear ? until : newYear);
  const datumEinde = end.subtract({ days: 1 }).toString();
  return { datumIngang: from, datumEinde, unit: unitOf(start, end) };
}

function toUsage(budget: Budget, year: number): Subverstrekking {
  const { unit } = budget;
  return {
    code: budget.code,
    omschrijving: budget.name,
    volumeEenheid: unit,
    totaal: toVolume(unit, budget.total),
    gebruikt: toVolume(unit, budget.used),
    resterend: toVolume(unit, budget.remaining),
    isResterendBruikbaar: budget.isUsable,
    datumLaatsteVerwerking: budget.last,
    periode: toPeriode(budget, year),
    verzekerdeGebruiken: budget.shares.map(({ person, used }) => ({
      opgemaakteNaam: person.opgemaakte_naam,
      relatienummer: person.relatienummer,
      gebruikt: toVolume(unit, used),
    })),
    redenAfgeschermd: budget.hidden,
    redenOnbruikbaar: budget.unusable,
    gedeeld: budget.isShared,
  };
}

/** Returns a budget of a calendar year in the contract's form (§3). */
function zorggebruikInContract(budget: Budget, year: number): Zorggebruik {
  return {
    ...toUsage(budget, year),
    subverstrekkingen: budget.parts.map((part) => toUsage(part, year)),
  };
}
