import type { Access } from './access.ts';

/** What a policyholder of Zilverzand may, who sees nobody else's. @param now `2026-11-21T10:00:00Z`, by day in the Netherlands too */
export function exampleAccess(viewer: string, now: string, own: Partial<Access> = {}): Access {
  return {
    viewer,
    niveau: 20,
    now: Temporal.Instant.from(now),
    today: Temporal.PlainDate.from(now.slice(0, 10)),
    verzekeringsnemer: true,
    merk: 'ZZ',
    visible: new Map(),
    debiteuren: [viewer],
    ...own,
  };
}
