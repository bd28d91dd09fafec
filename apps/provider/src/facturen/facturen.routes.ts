import { facturenResponse } from '@mijn/contract/facturen';
import { restPaths } from '@mijn/contract/restPaths';
import { factuurListExtension } from '@mijn/contract/extensions';
import type { App, Environment } from '../http/environment.ts';
import { without } from '../http/withoutExtensions.ts';
import { readInAccess } from '../access/inAccess.ts';
import { listFacturen } from './facturen.queries.ts';
import { factuurInList } from './facturen.shape.ts';

/** Registers `GET /facturen` (§7). */
export function registerFacturen(app: App, { database, extensions }: Environment): void {
  app.get(
    restPaths.facturen,
    {
      schema: {
        operationId: 'listFacturen',
        tags: ['facturen'],
        response: { 200: facturenResponse },
      },
    },
    async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listFacturen(access)]);
      const facturen = rows.map(factuurInList);
      return {
        body: {
          facturen: extensions
            ? facturen
            : facturen.map((factuur) => without(factuur, factuurListExtension)),
        },
      };
    },
  );
}
