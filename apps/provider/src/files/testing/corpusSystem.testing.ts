import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A real file of this machine; what it is kept as, unless it is refused. */
export interface RealFile {
  readonly name: string;
  readonly path: string;
  readonly kind: 'pdf' | 'jpg' | 'png';
}

const roots = ['/usr/share', '/usr/lib'];
const perKind = { pdf: 20, jpg: 20, png: 60 } as const;

function search(): string[] {
  const what = [
    '-iname',
    '*.jpg',
    '-o',
    '-iname',
    '*.jpeg',
    '-o',
    '-iname',
    '*.png',
    '-o',
    '-iname',
    '*.pdf',
  ];
  const request = [...roots, '-xdev', '-type', 'f', '-size', '-10240k', '(', ...what, ')'];
  try {
    return execFileSync('find', request, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
      .split('\n')
      .filter((line) => line !== '')
      .toSorted();
  } catch {
    return [];
  }
}

function kindOf(file: string): RealFile['kind'] | undefined {
  const begin = readFileSync(file).subarray(0, 8);
  if (begin.toString('latin1', 0, 5) === '%PDF-') return 'pdf';
  if (begin.toString('hex').startsWith('ffd8ff')) return 'jpg';
  return begin.toString('latin1', 1, 4) === 'PNG' ? 'png' : undefined;
}

/** Real photos and PDFs of the distribution's packages, as far as this machine has them: some of each kind. */
export function realFiles(): RealFile[] {
  const all = search();
  const kinds = ['pdf', 'jpg', 'png'] as const;
  return kinds.flatMap((kind) => {
    const from = all.filter((file) =>
      file.toLowerCase().replace('jpeg', 'jpg').endsWith(`.${kind}`),
    );
    const step = Math.max(1, Math.floor(from.length / perKind[kind]));
    return from
      .filter((_, i) => i % step === 0)
      .slice(0, perKind[kind])
      .flatMap((file) => {
        const real = kindOf(file);
        return real ? [{ name: path.basename(file), path: file, kind: real }] : [];
      });
  });
}
