import {
  eindafrekeningResponse,
  premieResponse,
  risicoResponse,
  risicoPeriodResponse,
} from '@mijn/contract/facturen';
import { restPaths } from '@mijn/contract/restPaths';
import { risicoLineExtension } from '@mijn/contract/extensions';
import type { FactuurKind } from '@mijn/domain/factuurKindInfo';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { without } from '../http/withoutExtensions.ts';
import type { Access } from '../access/access.ts';
import { inAccess } from '../access/inAccess.ts';
import { type FactuurDetailRow, getFactuur } from './factuurdetails.queries.ts';
import {
  eindafrekeningFactuur,
  premieFactuur,
  risicoFactuur,
  risicoPeriodFactuur,
} from './factuurdetails.shape.ts';

// Any word may be asked for: what is no invoice number does not exist.
const params = z.object({ factuurkenmerk: z.string() });

/** One kind of invoice: where it is asked for, and how it is answered. */
interface Kind<Answer> {
  readonly path: string;
  readonly operationId: string;
  readonly soort: FactuurKind;
  readonly antwoord: z.ZodType<{ body: { factuurDetail: Answer } }>;
  readonly shape: (row: FactuurDetailRow, access: Access) => Answer;
}

/** Registers the four `GET /factuurdetails/{soort}/{factuurkenmerk}` (§7), one for each kind. */
export function registerFactuurdetails(
  app: App,
  { database, extensions }: Pick<Environment, 'database' | 'extensions'>,
): void {
  registerKind(app, database, {
    path: restPaths.factuurPremie,
    operationId: 'getPremieFactuur',
    soort: 'Zorgpremie',
    antwoord: premieResponse,
    shape: premieFactuur,
  });
  registerKind(app, database, {
    path: restPaths.factuurRisico,
    operationId: 'getRisicoFactuur',
    soort: 'EigenrisicoEigenbijdrage',
    antwoord: risicoResponse,
    shape: extensions ? risicoFactuur : (row, access) => core(risicoFactuur(row, access)),
  });
  registerKind(app, database, {
    path: restPaths.factuurRisicoPeriod,
    operationId: 'getRisicoPeriodeFactuur',
    soort: 'Eigenrisicotermijn',
    antwoord: risicoPeriodResponse,
    shape: risicoPeriodFactuur,
  });
  registerKind(app, database, {
    path: restPaths.factuurEindafrekening,
    operationId: 'getEindafrekening',
    soort: 'Eigenrisicoeindafrekening',
    antwoord: eindafrekeningResponse,
    shape: eindafrekeningFactuur,
  });
}

function registerKind<Answer>(
  app: App,
  database: Environment['database'],
  { path, operationId, soort, antwoord, shape }: Kind<Answer>,
): void {
  app.get(
    path,
    { schema: { operationId, tags: ['facturen'], params, response: { 200: antwoord } } },
    async ({ caller, params: { factuurkenmerk: kenmerk } }) => {
      const factuurDetail = await inAccess(database, caller, async (access, transaction) => {
        if (kenmerk.includes('\0')) return undefined;
        const row = await getFactuur(access, transaction, kenmerk, soort);
        return row && shape(row, access);
      });
      if (!factuurDetail) throw notFound();
      return { body: { factuurDetail } };
    },
  );
}

type RisicoFactuur = ReturnType<typeof risicoFactuur>;

function core(factuur: RisicoFactuur): RisicoFactuur {
  return {
    ...factuur,
    verzekerden: factuur.verzekerden.map((verzekerde) => ({
      ...verzekerde,
      regels: verzekerde.regels.map((line) => without(line, risicoLineExtension)),
    })),
  };
}
