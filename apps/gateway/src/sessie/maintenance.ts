import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const document = z.object({ inOnderhoud: z.boolean() });

/**
 * Reads whether there is maintenance from a file `{ "inOnderhoud": true }`, so that it can be
 * switched without a restart. As in §7, anything that goes wrong means no maintenance.
 */
export async function readMaintenance(file: string | undefined): Promise<boolean> {
  if (file === undefined) return false;
  try {
    return document.parse(JSON.parse(await readFile(file, 'utf8'))).inOnderhoud;
  } catch {
    return false;
  }
}
