import type { ApiError } from './apiError.ts';

/** The statuses that have a screen besides 401 (§2). */
export type StatusPage = 403 | 404 | 500 | 503;

/** What a failed loader leads to (§8). */
export type Reactie =
  | { readonly soort: 'login'; readonly reden: 'unauthorized' | 'onleesbaar' }
  | { readonly soort: 'statuspagina'; readonly status: StatusPage }
  | { readonly soort: 'onderhoudControleren' }
  | { readonly soort: 'terPlaatse'; readonly status: StatusPage };

interface Line {
  readonly as: (error: ApiError) => boolean;
  readonly reaction: Reactie;
}

const hasStatus = (status: number) => (error: ApiError) => error.status === status;

// §8's table, first match wins. A refusal whose status has no screen (400, 408, 413, 429, …) and a
// network that fails while the device says it is online are told where the screen would stand.
const lines: readonly Line[] = [
  { as: (error) => error.soort === 'syntax', reaction: { soort: 'login', reden: 'onleesbaar' } },
  { as: hasStatus(401), reaction: { soort: 'login', reden: 'unauthorized' } },
  { as: hasStatus(403), reaction: { soort: 'statuspagina', status: 403 } },
  { as: hasStatus(404), reaction: { soort: 'statuspagina', status: 404 } },
  { as: hasStatus(503), reaction: { soort: 'statuspagina', status: 503 } },
  { as: hasStatus(500), reaction: { soort: 'onderhoudControleren' } },
];

/** What a failed call leads to, by §8's table. */
export function reactieOn(error: ApiError): Reactie {
  return lines.find(({ as }) => as(error))?.reaction ?? { soort: 'terPlaatse', status: 500 };
}
