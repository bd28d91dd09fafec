import type { Onderweg, Tegoed } from '@mijn/contract/tegoed';
import { centsToEuros } from '@mijn/domain/money';
import { readInAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listTegoeden, type TegoedRow } from './tegoeden.queries.ts';

function toWaiting({ soort, kenmerk, bedrag, sinds, expectedOn }: TegoedRow): Tegoed[] {
  if (expectedOn !== null) return [];
  const ontbreekt = 'rekening';
  return [{ soort, kenmerk, bedrag: centsToEuros(bedrag), sinds: sinds.toString(), ontbreekt }];
}

function toComing({ soort, kenmerk, bedrag, expectedOn }: TegoedRow): Onderweg[] {
  if (expectedOn === null) return [];
  return [{ soort, kenmerk, bedrag: centsToEuros(bedrag), verwachtOp: expectedOn.toString() }];
}

function comingFirst(rows: readonly TegoedRow[]): Onderweg[] {
  return rows
    .flatMap(toComing)
    .toSorted((one, other) => one.verwachtOp.localeCompare(other.verwachtOp));
}

/** Creates the handler of the caller's held money and money on its way; an extension. */
export function createTegoedHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listTegoeden'> {
  return {
    listTegoeden: async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listTegoeden(access)]);
      return { status: 200, tegoeden: rows.flatMap(toWaiting), onderweg: comingFirst(rows) };
    },
  };
}
