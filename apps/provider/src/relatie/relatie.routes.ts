import { relatieResponse, verzekerdenResponse, verzekerdenRequest } from '@mijn/contract/relatie';
import { restPaths } from '@mijn/contract/restPaths';
import { relatieExtension } from '@mijn/contract/extensions';
import type { App, Environment } from '../http/environment.ts';
import { without } from '../http/withoutExtensions.ts';
import { notFound } from '../http/refusal.ts';
import { readInAccess } from '../access/inAccess.ts';
import { getRelatie, listVerzekerden } from './relatie.queries.ts';
import { relatieInContract } from './relatie.shape.ts';
import { sealState } from './state.ts';
import { simulateFault } from './fault.ts';

/** Registers `GET /relatie` and `GET /verzekerdenperjaartal` (§7). */
export function registerRelatie(app: App, environment: Environment): void {
  const { database, stateKey, extensions } = environment;

  app.get(
    restPaths.relatie,
    {
      config: { statusShape: 'nested' },
      schema: { operationId: 'getRelatie', tags: ['relatie'], response: { 200: relatieResponse } },
    },
    async (request, reply) => {
      const {
        access,
        rows: [[row]],
      } = await readInAccess(database, request.caller, (who) => [getRelatie(who)]);
      if (!row) throw notFound();
      if (access.storing && (await simulateFault(access.storing, request, reply))) return reply;
      const relatie = relatieInContract(row, access);
      return {
        status: { status: 200 },
        relatie: extensions ? relatie : without(relatie, relatieExtension),
        _state: sealState(stateKey, row),
      };
    },
  );

  app.get(
    restPaths.verzekerdenPerJaartal,
    {
      config: { references: ['relatienummer'] },
      schema: {
        operationId: 'getVerzekerdenPerJaartal',
        tags: ['relatie'],
        querystring: verzekerdenRequest,
        response: { 200: verzekerdenResponse },
      },
    },
    async ({ caller, query }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [
        listVerzekerden(access, query.relatienummer, query.jaartal),
      ]);
      if (rows.length === 0) throw notFound();
      const inThatYear = rows.filter(({ insured }) => insured);
      const verzekerden = inThatYear.map((row) => ({
        relatienummer: row.relatienummer,
        opgemaakteNaam: row.opgemaakte_naam,
        geboorteDatum: row.geboortedatum.toString(),
      }));
      return { verzekerdenPerJaartal: { jaar: query.jaartal, verzekerden } };
    },
  );
}
