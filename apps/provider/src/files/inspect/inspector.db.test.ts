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

/** A PDF whose table names a wrong position for each page, which readers repair. */
function misplacedPages(): Buffer {
  const text = createPdf({ pages: 12 }).toString('latin1');
  const [, , , , ...pages] = [...text.matchAll(/^\d{10}(?= 00000 n)/gm)];
  const [first] = pages;
  const changed = pages.reduce((content, { index }, i) => {
    const [other = ''] = pages[i + 1] ?? first ?? [];
    return content.slice(0, index) + other + content.slice(index + other.length);
  }, text);
  return Buffer.from(changed, 'latin1');
}

it('inspects a PDF of which a reader rejects promises that nobody awaits', async () => {
  const inspector = createInspector(folder);
  const file = path.join(folder, 'misplaced');
  await writeFile(file, misplacedPages());
  const { findings, clean } = await inspector.inspect(sourceOf(file), path.join(folder, 'target'));
  expect([findings, clean?.kind]).toEqual([[], 'pdf']);
  await inspector.close();
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
