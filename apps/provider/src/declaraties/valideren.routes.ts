import { validerenAntwoord } from '@mijn/contract/declaraties';
import { restPaden } from '@mijn/contract/restPaden';
import { z } from 'zod';
import type { Bestandsdienst } from '../bestanden/bestandsdienst.ts';
import { type GekeurdBestand, metGekeurde } from '../bestanden/keurBestanden.ts';
import type { Bestandsopslag } from '../bestanden/opslag.ts';
import { nietVooraf, ontvang } from '../bestanden/ontvangen.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { Weigering } from '../http/weigering.ts';
import type { Aanroeper } from '../toegang/access.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { addBestand } from './indienen.queries.ts';

/** Keeps a file that is in order for 24 hours, so that it travels once. Returns its id. */
async function houdVast(
  database: Omgeving['database'],
  opslag: Bestandsopslag,
  aanroeper: Aanroeper,
  { naam, schoon }: GekeurdBestand,
): Promise<{ bestandId?: string }> {
  if (!schoon) return {};
  const { soort, bytes, sha256 } = schoon;
  const opslagsleutel = await opslag.bewaar(schoon.pad);
  const bestand = { naam, soort, bytes, sha256, opslagsleutel };
  const bestandId = await inAccess(database, aanroeper, (access, transactie) =>
    addBestand(access, transactie, bestand, { nummer: null, volgnummer: 1 }),
  );
  return { bestandId };
}

/** Registers `POST /declaraties/valideren/bestand` (§7): the verdict on one file, in field `bestand`. */
export function registreerValideren(
  app: App,
  { database, uitbreidingen }: Omgeving,
  dienst: Bestandsdienst,
): void {
  const { opslag } = dienst;
  app.post(
    restPaden.validerenBestand,
    {
      validatorCompiler: nietVooraf,
      schema: {
        operationId: 'validerenBestand',
        tags: ['declaraties'],
        consumes: ['multipart/form-data'],
        body: z.strictObject({ bestand: z.file() }),
        response: { 200: validerenAntwoord },
      },
    },
    async (request, reply) => {
      const { aanroeper } = request;
      const formulier = await ontvang(request, reply, opslag.werkmap, 'bestand');
      try {
        const { bestanden, velden } = formulier;
        if (bestanden.length !== 1 || velden.size > 0) throw new Weigering(400);
        // Whoever the insurer does not know has nothing inspected.
        await inAccess(database, aanroeper, () => Promise.resolve());
        return await metGekeurde(dienst, bestanden, async ([gekeurd]) => {
          if (!gekeurd) throw new Weigering(400);
          const { naam: filename, meldingen } = gekeurd;
          const kenmerk = uitbreidingen ? await houdVast(database, opslag, aanroeper, gekeurd) : {};
          return { status: 200, body: { filename, messages: [...meldingen], ...kenmerk } };
        });
      } finally {
        await formulier.ruimOp();
      }
    },
  );
}
