import { restPaden } from '@mijn/contract/restPaden';
import { kaleStatus } from '@mijn/contract/vormen';
import { z } from 'zod';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden, Weigering } from '../http/weigering.ts';
import type { Access } from '../toegang/access.ts';
import { inAccess, type Transactie } from '../toegang/inAccess.ts';
import { getEigenVergrendeld, markeerIngetrokken } from './intrekken.queries.ts';
import { intrekUitkomst } from './intrekken.rules.ts';

/**
 * Withdraws a claim; once more changes nothing.
 * @throws Weigering 403 for staff, 404 when the caller did not send such a claim in, 409 when it is
 * no longer INGEDIEND.
 */
async function trekIn(access: Access, transactie: Transactie, nummer: string): Promise<void> {
  if (access.actor !== undefined) throw new Weigering(403);
  const declaratie = nummer.includes('\0')
    ? undefined
    : await getEigenVergrendeld(access, transactie, nummer);
  if (!declaratie) throw nietGevonden();
  const uitkomst = intrekUitkomst(declaratie);
  if (uitkomst === 'teLaat') throw new Weigering(409);
  if (uitkomst === 'mag') {
    await markeerIngetrokken(access, transactie, nummer, declaratie.relatienummer);
  }
}

/** Registers `POST /uitbreidingen/declaraties/{id}/intrekken` (decisions §5), an extension. */
export function registreerIntrekken(app: App, { database }: Pick<Omgeving, 'database'>): void {
  app.post(
    restPaden.intrekken,
    {
      schema: {
        operationId: 'trekDeclaratieIn',
        tags: ['declaraties', 'uitbreidingen'],
        params: z.object({ id: z.string() }),
        response: { 200: kaleStatus },
      },
    },
    async ({ aanroeper, params }) => {
      await inAccess(database, aanroeper, (access, transactie) =>
        trekIn(access, transactie, params.id),
      );
      return { status: 200 };
    },
  );
}
