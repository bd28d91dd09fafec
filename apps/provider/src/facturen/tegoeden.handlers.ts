import { centsToEuros } from '@mijn/domain/money';
import { readInAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers } from '../http/handlers.ts';
import { listTegoeden } from './tegoeden.queries.ts';

/** Answers what waits for the caller because something is missing to pay it, an extension. */
export function createTegoedHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<Handlers, 'listTegoeden'> {
  return {
    listTegoeden: async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listTegoeden(access)]);
      const tegoeden = rows.map(({ soort, kenmerk, bedrag, sinds }) => ({
        soort,
        kenmerk,
        bedrag: centsToEuros(bedrag),
        sinds: sinds.toString(),
        ontbreekt: 'rekening' as const,
      }));
      return { status: 200, tegoeden };
    },
  };
}
