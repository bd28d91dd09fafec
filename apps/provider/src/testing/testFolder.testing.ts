import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * Creates a temporary folder for a test file, with a recognizable name. Call it at the top of the
 * file: it is removed after all other `afterAll` hooks.
 */
export async function createTestFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `mijn-${name}-`));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
