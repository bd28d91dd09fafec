import type { FactuurKind } from '@mijn/domain/factuur';
import type { Access, Caller } from '../../access/access.ts';
import { inAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { type FactuurDetailRow, getFactuur } from './factuurdetails.queries.ts';
import {
  eindafrekeningFactuur,
  premieFactuur,
  risicoFactuur,
  risicoPeriodFactuur,
} from './factuurdetails.shape.ts';

interface Asked {
  readonly caller: Caller;
  readonly params: { readonly factuurkenmerk: string };
}

/** Creates the handlers of the four calls for an invoice in detail, one per kind (§7). */
export function createFactuurDetailHandlers({
  database,
}: Pick<Services, 'database'>): Pick<
  Handlers,
  'getPremieFactuur' | 'getRisicoFactuur' | 'getRisicoPeriodeFactuur' | 'getEindafrekening'
> {
  const answerWith =
    <Factuur>(kind: FactuurKind, shape: (row: FactuurDetailRow, access: Access) => Factuur) =>
    async ({ caller, params: { factuurkenmerk } }: Asked) => {
      const factuurDetail = await inAccess(database, caller, async (access, transaction) => {
        const row = await getFactuur(access, transaction, factuurkenmerk, kind);
        return row && shape(row, access);
      });
      if (!factuurDetail) throw notFound();
      return { body: { factuurDetail } };
    };
  return {
    getPremieFactuur: answerWith('Zorgpremie', premieFactuur),
    getRisicoFactuur: answerWith('EigenrisicoEigenbijdrage', risicoFactuur),
    getRisicoPeriodeFactuur: answerWith('Eigenrisicotermijn', risicoPeriodFactuur),
    getEindafrekening: answerWith('Eigenrisicoeindafrekening', eindafrekeningFactuur),
  };
}
