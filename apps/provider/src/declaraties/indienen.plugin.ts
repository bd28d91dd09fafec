import { maakBestandsdienst } from '../bestanden/bestandsdienst.ts';
import { registreerFormulieren } from '../bestanden/ontvangen.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { registreerBestand } from './bestand.routes.ts';
import { registreerBevestiging } from './bevestiging/bevestiging.routes.ts';
import { registreerConcept } from './concept.routes.ts';
import { registreerIndienen } from './indienen.routes.ts';
import { registreerIntrekken } from './intrekken.routes.ts';
import { registreerReacties } from './reacties.routes.ts';
import { startTaken, type Taken } from './taken/startTaken.ts';
import { registreerValideren } from './valideren.routes.ts';

/**
 * Registers the two file calls and runs what they need: the folder for files, their inspector, and
 * the jobs that take up and judge claims. The jobs start when the app is ready and stop, after the
 * last answer, when it closes.
 */
export async function registreerInsturen(app: App, omgeving: Omgeving): Promise<void> {
  const dienst = await maakBestandsdienst(omgeving);
  let taken: Taken | undefined;
  app.addHook('onReady', async () => {
    taken = await startTaken(omgeving, dienst.opslag);
  });
  app.addHook('onClose', async () => {
    await taken?.close();
    await dienst.close();
  });
  await registreerFormulieren(app);
  registreerValideren(app, omgeving, dienst);
  const lopend = (): Taken => {
    if (!taken) throw new Error('The jobs are not running yet');
    return taken;
  };
  registreerIndienen(app, omgeving, dienst, {
    zetKlaar: async (client, nummer) => lopend().zetKlaar(client, nummer),
  });
  if (!omgeving.uitbreidingen) return;
  registreerIntrekken(app, omgeving);
  registreerBestand(app, omgeving, dienst);
  registreerConcept(app, omgeving);
  registreerBevestiging(app, omgeving);
  registreerReacties(app, omgeving, {
    zetReactieKlaar: async (client, id) => lopend().zetReactieKlaar(client, id),
  });
}
