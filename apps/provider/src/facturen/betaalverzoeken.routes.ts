import {
  type Betaalverzoek,
  betaalverzoekResponse,
  betaalverzoekenResponse,
} from '@mijn/contract/facturen';
import { restPaths } from '@mijn/contract/restPaths';
import { betaalverzoekFactuurExtension, betaalverzoekExtension } from '@mijn/contract/extensions';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { without } from '../http/withoutExtensions.ts';
import { inAccess, readInAccess } from '../access/inAccess.ts';
import {
  type BetaalverzoekRow,
  getBetaalverzoek,
  listBetaalverzoeken,
} from './betaalverzoeken.queries.ts';
import { betaalverzoekInContract } from './betaalverzoeken.shape.ts';

// Any word may be asked for: what is no betalingskenmerk does not exist.
const kenmerkPath = z.object({ betaalkenmerk: z.string() });

/** Registers `GET /betaalverzoeken` and `GET /betaalverzoeken/{betaalkenmerk}` (§7). */
export function registerBetaalverzoeken(
  app: App,
  { database, extensions }: Pick<Environment, 'database' | 'extensions'>,
): void {
  const shape = (row: BetaalverzoekRow): Betaalverzoek => {
    const request = betaalverzoekInContract(row);
    return extensions ? request : core(request);
  };

  app.get(
    restPaths.betaalverzoeken,
    {
      schema: {
        operationId: 'listBetaalverzoeken',
        tags: ['facturen'],
        response: { 200: betaalverzoekenResponse },
      },
    },
    async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listBetaalverzoeken(access)]);
      return { status: 200, betaalverzoeken: rows.map(shape) };
    },
  );

  app.get(
    restPaths.betaalverzoek,
    {
      schema: {
        operationId: 'getBetaalverzoek',
        tags: ['facturen'],
        params: kenmerkPath,
        response: { 200: betaalverzoekResponse },
      },
    },
    async ({ caller, params: { betaalkenmerk } }) => {
      const row = await inAccess(database, caller, async (access, transaction) =>
        betaalkenmerk.includes('\0')
          ? undefined
          : getBetaalverzoek(access, transaction, betaalkenmerk),
      );
      if (!row) throw notFound();
      return { status: 200, betaalverzoek: shape(row) };
    },
  );
}

function core(request: Betaalverzoek): Betaalverzoek {
  return {
    ...without(request, betaalverzoekExtension),
    facturen: request.facturen.map((factuur) => without(factuur, betaalverzoekFactuurExtension)),
  };
}
