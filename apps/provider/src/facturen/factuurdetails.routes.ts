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
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden } from '../http/weigering.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import type { Access } from '../toegang/access.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { type FactuurDetailRij, getFactuur } from './factuurdetails.queries.ts';
import {
  eindafrekeningFactuur,
  premieFactuur,
  risicoFactuur,
  risicoPeriodeFactuur,
} from './factuurdetails.vorm.ts';

// Any word may be asked for: what is no invoice number does not exist.
const params = z.object({ factuurkenmerk: z.string() });

/** One kind of invoice: where it is asked for, and how it is answered. */
interface Soort<Antwoord> {
  readonly pad: string;
  readonly operationId: string;
  readonly soort: FactuurSoort;
  readonly antwoord: z.ZodType<{ body: { factuurDetail: Antwoord } }>;
  readonly vorm: (rij: FactuurDetailRij, access: Access) => Antwoord;
}

/** Registers the four `GET /factuurdetails/{soort}/{factuurkenmerk}` (§7), one for each kind. */
export function registreerFactuurdetails(
  app: App,
  { database, uitbreidingen }: Pick<Omgeving, 'database' | 'uitbreidingen'>,
): void {
  registreerSoort(app, database, {
    pad: restPaden.factuurPremie,
    operationId: 'getPremieFactuur',
    soort: 'Zorgpremie',
    antwoord: premieAntwoord,
    vorm: premieFactuur,
  });
  registreerSoort(app, database, {
    pad: restPaden.factuurRisico,
    operationId: 'getRisicoFactuur',
    soort: 'EigenrisicoEigenbijdrage',
    antwoord: risicoAntwoord,
    vorm: uitbreidingen ? risicoFactuur : (rij, access) => kern(risicoFactuur(rij, access)),
  });
  registreerSoort(app, database, {
    pad: restPaden.factuurRisicoPeriode,
    operationId: 'getRisicoPeriodeFactuur',
    soort: 'Eigenrisicotermijn',
    antwoord: risicoPeriodeAntwoord,
    vorm: risicoPeriodeFactuur,
  });
  registreerSoort(app, database, {
    pad: restPaden.factuurEindafrekening,
    operationId: 'getEindafrekening',
    soort: 'Eigenrisicoeindafrekening',
    antwoord: eindafrekeningAntwoord,
    vorm: eindafrekeningFactuur,
  });
}

function registreerSoort<Antwoord>(
  app: App,
  database: Omgeving['database'],
  { pad, operationId, soort, antwoord, vorm }: Soort<Antwoord>,
): void {
  app.get(
    pad,
    { schema: { operationId, tags: ['facturen'], params, response: { 200: antwoord } } },
    async ({ aanroeper, params: { factuurkenmerk: kenmerk } }) => {
      const factuurDetail = await inAccess(database, aanroeper, async (access, transactie) => {
        if (kenmerk.includes('\0')) return undefined;
        const rij = await getFactuur(access, transactie, kenmerk, soort);
        return rij && vorm(rij, access);
      });
      if (!factuurDetail) throw nietGevonden();
      return { body: { factuurDetail } };
    },
  );
}

type RisicoFactuur = ReturnType<typeof risicoFactuur>;

function kern(factuur: RisicoFactuur): RisicoFactuur {
  return {
    ...factuur,
    verzekerden: factuur.verzekerden.map((verzekerde) => ({
      ...verzekerde,
      regels: verzekerde.regels.map((regel) => zonder(regel, risicoRegelUitbreiding)),
    })),
  };
}
