import type { Herhaling } from '../declaraties/taken/herhaal.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { startFacturatie } from './taken/startFacturatie.ts';

/** Runs the jobs of the insurer's days from when the app is ready until it closes. */
export function registreerFacturatie(app: App, omgeving: Omgeving): void {
  let facturatie: Herhaling | undefined;
  app.addHook('onReady', async () => {
    facturatie = startFacturatie(omgeving);
  });
  app.addHook('onClose', () => facturatie?.close());
}
