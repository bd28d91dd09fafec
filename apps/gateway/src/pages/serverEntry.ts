import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import { z } from 'zod';

const entrySchema = z.object({
  render: z.custom<ServerEntry['render']>((value) => typeof value === 'function'),
  renderShell: z.custom<ServerEntry['renderShell']>((value) => typeof value === 'function'),
  operations: z.array(z.string()),
});

/**
 * Loads the client's server entry from its build (contract, serverEntry).
 * @param clientFolder folder of the build
 * @throws Error with a clear message if there is no build, or an invalid one
 */
export async function loadServerEntry(clientFolder: string): Promise<ServerEntry> {
  const file = path.join(clientFolder, 'server', 'entry-server.js');
  await stat(file).catch(() => {
    throw new Error(`The client has not been built yet: ${file} is missing.`);
  });
  // Without a query, because other files of the build import this one and must get the same module.
  const loaded: unknown = await import(pathToFileURL(file).href);
  const parsed = entrySchema.safeParse(loaded);
  if (!parsed.success) throw new Error(`${file} is no server entry of this app.`);
  return parsed.data;
}
