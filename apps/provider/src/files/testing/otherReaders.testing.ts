import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { activeWordsIn } from './activeWords.testing.ts';
import { hasDebianProgram } from './debian.testing.ts';

const run = promisify(execFile);

/** Another reader of PDFs: what it makes of one, as text. */
interface Reader {
  readonly name: string;
  /** Every object as this reader resolves it. @throws Error when it cannot read the file. */
  readonly unfold: (file: string) => Promise<string>;
}

const longest = { maxBuffer: 2 ** 28, encoding: 'latin1' } as const;

const known: readonly (Reader & { readonly program: string; readonly packageName: string })[] = [
  {
    name: 'qpdf',
    program: '/usr/bin/qpdf',
    packageName: 'qpdf',
    unfold: async (file) => {
      await run('/usr/bin/qpdf', ['--check', file]);
      const args = ['--qdf', '--object-streams=disable', '--stream-data=preserve', file, '-'];
      return (await run('/usr/bin/qpdf', args, longest)).stdout;
    },
  },
  {
    name: 'mutool',
    program: '/usr/bin/mutool',
    packageName: 'mupdf-tools',
    unfold: async (file) => {
      const { stdout, stderr } = await run('/usr/bin/mutool', ['show', file, 'grep'], longest);
      if (/error|repair/i.test(stderr)) throw new Error(stderr.slice(0, 200));
      return stdout;
    },
  },
];

/** The other readers on this machine; Debian's packages of them are installed where we may. */
export async function findReaders(): Promise<readonly Reader[]> {
  const found = [];
  for (const reader of known) {
    if (await hasDebianProgram(reader.program, reader.packageName)) found.push(reader);
  }
  return found;
}

/** The names of something active that a reader meets in a PDF. @throws Error when it cannot read it. */
export async function findActiveContent(
  reader: Reader,
  content: Uint8Array,
  folder: string,
): Promise<string[]> {
  const file = path.join(folder, 'read.pdf');
  await writeFile(file, content);
  return activeWordsIn(Buffer.from(await reader.unfold(file), 'latin1'));
}
