import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * A folder of one file of tests, with a name to know it by; asked for at the top of the file. It is
 * removed after everything that the file itself does afterwards.
 */
export async function createTestFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `mijn-${name}-`));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
