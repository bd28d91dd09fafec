import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { jpg } from '../testing/image.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import { createInspector, type Inspector } from './inspector.ts';

const folder = await createTestFolder('inspector');
const pdf = path.join(folder, 'pdf');
await writeFile(pdf, createPdf());
const sourceOf = (file: string) => ({ path: file, sha256: file });

it('inspects concurrent files, and closes after the last', async () => {
  const inspector = createInspector(folder);
  const together = [1, 2, 3, 4].map((i) =>
    inspector.inspect(sourceOf(pdf), path.join(folder, `target${i}`)),
  );
  await inspector.close();
  const kinds = (await Promise.all(together)).map(({ clean }) => clean?.kind);
  expect(kinds).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
});

it('inspects the next file after a failed one', async () => {
  const inspector = createInspector(folder);
  const nowhere = [1, 2].map((i) =>
    inspector.inspect(sourceOf(path.join(folder, `nowhere${i}`)), `target${i}`),
  );
  const next = inspector.inspect(sourceOf(pdf), path.join(folder, 'target'));
  expect(await Promise.allSettled(nowhere)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect((await next).clean?.kind).toBe('pdf');
  await inspector.close();
});

describe('a file with which the process is lost', () => {
  const fatal = path.join(folder, 'fatal');
  const wallMs = 1;
  const inspectFatal = (inspector: Inspector) =>
    inspector.inspect(sourceOf(fatal), path.join(folder, 'target'));

  it('is not to blame, however often, while nothing else passes', async () => {
    await writeFile(fatal, await jpg(4_000, 3_000));
    const inspector = createInspector(folder, { wallMs });
    for (let i = 0; i < 3; i += 1) {
      await expect(inspectFatal(inspector)).rejects.toMatchObject({ status: 503 });
    }
    await inspector.close();
  });
});
