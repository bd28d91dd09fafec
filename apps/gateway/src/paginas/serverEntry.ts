import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import { z } from 'zod';

const entryVorm = z.object({
  render: z.custom<ServerEntry['render']>((waarde) => typeof waarde === 'function'),
  operaties: z.array(z.string()),
});

/**
 * Loads the client's server entry from its build (contract, serverEntry).
 * @param clientMap folder of the build
 * @throws with one clear sentence when there is no build, or it is not ours
 */
export async function laadServerEntry(clientMap: string): Promise<ServerEntry> {
  const bestand = path.join(clientMap, 'server', 'entry-server.js');
  await stat(bestand).catch(() => {
    throw new Error(`De client is nog niet gebouwd: ${bestand} ontbreekt.`);
  });
  // The plain address: the build's other files import this one too, and have to get the same module.
  const geladen: unknown = await import(pathToFileURL(bestand).href);
  const gelezen = entryVorm.safeParse(geladen);
  if (!gelezen.success) throw new Error(`${bestand} is geen server entry van deze app.`);
  return gelezen.data;
}
