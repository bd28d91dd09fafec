import type { Access } from './access.ts';

/**
 * Returns the access of a Zilverzand policyholder who sees nobody else.
 * @param now for example `2026-11-21T10:00:00Z`; must be the same day in the Netherlands
 */
export function exampleAccess(viewer: string, now: string, own: Partial<Access> = {}): Access {
  return {
    viewer,
    kijker: viewer,
    sender: viewer,
    niveau: 20,
    now: Temporal.Instant.from(now),
    today: Temporal.PlainDate.from(now.slice(0, 10)),
    verzekeringsnemer: true,
    hasHeldPolis: true,
    merk: 'ZZ',
    visible: new Map(),
    debiteuren: [viewer],
    ...own,
  };
}
