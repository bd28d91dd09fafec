import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A real file of this machine; what it is kept as, unless it is refused for a reason of `mag`. */
export interface EchtBestand {
  readonly naam: string;
  readonly pad: string;
  readonly soort: 'pdf' | 'jpg' | 'png';
}

const wortels = ['/usr/share', '/usr/lib'];
const perSoort = { pdf: 20, jpg: 20, png: 60 } as const;

function zoek(): string[] {
  const wat = [
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
  const vraag = [...wortels, '-xdev', '-type', 'f', '-size', '-10240k', '(', ...wat, ')'];
  try {
    return execFileSync('find', vraag, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
      .split('\n')
      .filter((regel) => regel !== '')
      .toSorted();
  } catch {
    return [];
  }
}

function soortVan(pad: string): EchtBestand['soort'] | undefined {
  const begin = readFileSync(pad).subarray(0, 8);
  if (begin.toString('latin1', 0, 5) === '%PDF-') return 'pdf';
  if (begin.toString('hex').startsWith('ffd8ff')) return 'jpg';
  return begin.toString('latin1', 1, 4) === 'PNG' ? 'png' : undefined;
}

/** Real photos and PDFs of the distribution's packages, as far as this machine has them: some of each kind. */
export function echteBestanden(): EchtBestand[] {
  const alle = zoek();
  const soorten = ['pdf', 'jpg', 'png'] as const;
  return soorten.flatMap((soort) => {
    const van = alle.filter((pad) =>
      pad.toLowerCase().replace('jpeg', 'jpg').endsWith(`.${soort}`),
    );
    const stap = Math.max(1, Math.floor(van.length / perSoort[soort]));
    return van
      .filter((_, i) => i % stap === 0)
      .slice(0, perSoort[soort])
      .flatMap((pad) => {
        const echt = soortVan(pad);
        return echt ? [{ naam: path.basename(pad), pad, soort: echt }] : [];
      });
  });
}
