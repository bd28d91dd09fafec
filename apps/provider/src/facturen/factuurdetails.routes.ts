import {
  eindafrekeningAntwoord,
  premieAntwoord,
  risicoAntwoord,
  risicoPeriodeAntwoord,
} from '@mijn/contract/facturen';
import { restPaden } from '@mijn/contract/restPaden';
import { risicoRegelUitbreiding } from '@mijn/contract/uitbreidingen';
import type { FactuurSoort } from '@mijn/domain/factuursoorten';
import { z } from 'zod';
import type { Aanroeper, Access } from '../toegang/access.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden } from '../http/weigering.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { type FactuurDetailRij, getFactuur } from './factuurdetails.queries.ts';
import {
  eindafrekeningFactuur,
  premieFactuur,
  risicoFactuur,
  risicoPeriodeFactuur,
} from './factuurdetails.vorm.ts';

// Any word may be asked for: what is no invoice number does not exist.
const kenmerkPad = z.object({ factuurkenmerk: z.string() });

const tags = ['facturen'];

/** Registers the four `GET /factuurdetails/{soort}/{factuurkenmerk}` (§7), one for each kind. */
export function registreerFactuurdetails(
  app: App,
  { database, uitbreidingen }: Pick<Omgeving, 'database' | 'uitbreidingen'>,
): void {
  const open = (
    aanroeper: Aanroeper,
    kenmerk: string,
    soort: FactuurSoort,
  ): Promise<{ rij: FactuurDetailRij; access: Access }> =>
    inAccess(database, aanroeper, async (access, transactie) => {
      const bestaat = !kenmerk.includes('\0');
      const rij = bestaat ? await getFactuur(access, transactie, kenmerk, soort) : undefined;
      if (!rij) throw nietGevonden();
      return { rij, access };
    });

  app.get(
    restPaden.factuurPremie,
    {
      schema: {
        operationId: 'getPremieFactuur',
        tags,
        params: kenmerkPad,
        response: { 200: premieAntwoord },
      },
    },
    async ({ aanroeper, params }) => {
      const { rij } = await open(aanroeper, params.factuurkenmerk, 'Zorgpremie');
      return { body: { factuurDetail: premieFactuur(rij) } };
    },
  );

  app.get(
    restPaden.factuurRisico,
    {
      schema: {
        operationId: 'getRisicoFactuur',
        tags,
        params: kenmerkPad,
        response: { 200: risicoAntwoord },
      },
    },
    async ({ aanroeper, params }) => {
      const { rij, access } = await open(
        aanroeper,
        params.factuurkenmerk,
        'EigenrisicoEigenbijdrage',
      );
      const factuurDetail = risicoFactuur(rij, access);
      return { body: { factuurDetail: uitbreidingen ? factuurDetail : kaal(factuurDetail) } };
    },
  );

  app.get(
    restPaden.factuurRisicoPeriode,
    {
      schema: {
        operationId: 'getRisicoPeriodeFactuur',
        tags,
        params: kenmerkPad,
        response: { 200: risicoPeriodeAntwoord },
      },
    },
    async ({ aanroeper, params }) => {
      const { rij } = await open(aanroeper, params.factuurkenmerk, 'Eigenrisicotermijn');
      return { body: { factuurDetail: risicoPeriodeFactuur(rij) } };
    },
  );

  app.get(
    restPaden.factuurEindafrekening,
    {
      schema: {
        operationId: 'getEindafrekening',
        tags,
        params: kenmerkPad,
        response: { 200: eindafrekeningAntwoord },
      },
    },
    async ({ aanroeper, params }) => {
      const { rij } = await open(aanroeper, params.factuurkenmerk, 'Eigenrisicoeindafrekening');
      return { body: { factuurDetail: eindafrekeningFactuur(rij) } };
    },
  );
}

function kaal(factuur: ReturnType<typeof risicoFactuur>): ReturnType<typeof risicoFactuur> {
  return {
    ...factuur,
    verzekerden: factuur.verzekerden.map((verzekerde) => ({
      ...verzekerde,
      regels: verzekerde.regels.map((regel) => zonder(regel, risicoRegelUitbreiding)),
    })),
  };
}
