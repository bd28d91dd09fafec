import type { ApiFout } from './apiFout.ts';

/** The statuses that have a screen besides 401 (§2). */
export type StatusPagina = 403 | 404 | 500 | 503;

/** What a failed loader leads to (§8). */
export type Reactie =
  | { readonly soort: 'inloggen'; readonly reden: 'unauthorized' | 'onleesbaar' }
  | { readonly soort: 'statuspagina'; readonly status: StatusPagina }
  | { readonly soort: 'onderhoudControleren' }
  | { readonly soort: 'terPlaatse'; readonly status: StatusPagina };

interface Regel {
  readonly als: (fout: ApiFout) => boolean;
  readonly dan: Reactie;
}

const bijStatus = (status: number) => (fout: ApiFout) => fout.status === status;

// §8's table, first match wins. A refusal whose status has no screen (400, 408, 413, 429, …) and a
// network that fails while the device says it is online are told where the screen would stand.
const regels: readonly Regel[] = [
  { als: (fout) => fout.soort === 'syntax', dan: { soort: 'inloggen', reden: 'onleesbaar' } },
  { als: bijStatus(401), dan: { soort: 'inloggen', reden: 'unauthorized' } },
  { als: bijStatus(403), dan: { soort: 'statuspagina', status: 403 } },
  { als: bijStatus(404), dan: { soort: 'statuspagina', status: 404 } },
  { als: bijStatus(503), dan: { soort: 'statuspagina', status: 503 } },
  { als: bijStatus(500), dan: { soort: 'onderhoudControleren' } },
];

/** What a failed call leads to, by §8's table. */
export function reactieOp(fout: ApiFout): Reactie {
  return regels.find(({ als }) => als(fout))?.dan ?? { soort: 'terPlaatse', status: 500 };
}
