import { withoutTotal } from '@mijn/domain/headers';
import {
  declaratieResponse,
  declaratiesResponse,
  declaratiesRequest,
  type DeclaratieDetail,
} from '@mijn/contract/declaraties';
import { restPaths } from '@mijn/contract/restPaths';
import {
  declaratieDetailExtension,
  declaratieListExtension,
  declaratieListRequestExtension,
  declaratieLineExtension,
} from '@mijn/contract/extensions';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { without } from '../http/withoutExtensions.ts';
import type { Access } from '../access/access.ts';
import { inAccess, readInAccess, type Transaction } from '../access/inAccess.ts';
import { type DeclaratieDetailRow, getDeclaratie, markSeen } from './declaratie.queries.ts';
import { listDeclaraties, countDeclaraties } from './declaraties.queries.ts';
import { declaratieDetail, declaratieInList } from './declaraties.shape.ts';

// Any word may be asked for: what is no claim number does not exist.
const numberPath = z.object({ id: z.string() });

/** Registers `GET /declaraties` and `GET /declaraties/{id}` (§7). */
export function registerDeclaraties(app: App, { database, extensions }: Environment): void {
  app.get(
    restPaths.declaraties,
    {
      config: { statusShape: 'nested' },
      schema: {
        operationId: 'listDeclaraties',
        tags: ['declaraties'],
        querystring: declaratiesRequest,
        response: { 200: declaratiesResponse },
      },
    },
    async ({ caller, query, headers }) => {
      if (!extensions) refuseExtension(query);
      const counted = extensions && headers[withoutTotal.name] !== withoutTotal.value;
      const {
        access,
        rows: [rows, [telling] = []],
      } = await readInAccess(database, caller, (who) => [
        listDeclaraties(who, query),
        ...(counted ? [countDeclaraties(who, query)] : []),
      ]);
      const declaraties = rows.map((row) => declaratieInList(row, access));
      const status = { status: 200 };
      if (counted) return { status, declaraties, totaal: telling?.totaal ?? 0 };
      if (extensions) return { status, declaraties };
      return {
        status,
        declaraties: declaraties.map((row) => without(row, declaratieListExtension)),
      };
    },
  );

  app.get(
    restPaths.declaratie,
    {
      config: { statusShape: 'nested' },
      schema: {
        operationId: 'getDeclaratie',
        tags: ['declaraties'],
        params: numberPath,
        response: { 200: declaratieResponse },
      },
    },
    async ({ caller, params, headers }) => {
      const { access, row } = await inAccess(database, caller, (who, tx) =>
        openDeclaratie(who, tx, params.id, isPrefetch(headers)),
      );
      const declaratie = declaratieDetail(row, access);
      return {
        status: { status: 200 },
        declaraties: [extensions ? declaratie : core(declaratie)],
      };
    },
  );
}

/** Reads a claim; a judged one has then been seen, but not by staff and not by looking ahead. */
async function openDeclaratie(
  access: Access,
  transaction: Transaction,
  number: string,
  prefetch: boolean,
): Promise<{ access: Access; row: DeclaratieDetailRow }> {
  const row = number.includes('\0') ? undefined : await getDeclaratie(access, transaction, number);
  if (!row) throw notFound();
  if (row.nieuw && !prefetch && access.actor === undefined) {
    await markSeen(access, transaction, row.nummer);
  }
  return { access, row };
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return headers['sec-purpose']?.includes('prefetch') ?? false;
}

function refuseExtension(query: object): void {
  if (Object.keys(declaratieListRequestExtension).some((name) => name in query)) {
    throw new Refusal(400);
  }
}

// The amount of a claim is the core's in the detail and an extension's in the list.
function core(declaratie: DeclaratieDetail): DeclaratieDetail {
  const { bedrag, regels } = declaratie;
  const bare = without(without(declaratie, declaratieDetailExtension), declaratieListExtension);
  return {
    ...bare,
    bedrag,
    regels: regels.map((line) => without(line, declaratieLineExtension)),
  };
}
