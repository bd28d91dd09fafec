import { isObject } from '@mijn/domain/isObject';
import { addDays, dayInNetherlands, daysBetween } from '@mijn/domain/datum';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type LoaderEnvironment, useAppEnvironment } from './environment.ts';

/*
 * A screen's today is the insurer's day: what it calls too late, the insurer calls too late. The root
 * learns it with the document, and every answer that brings the relation brings it anew. An insurer
 * who tells none goes by the calendar of the Netherlands.
 */

/** What the root's data says of it: by how many days the insurer's day is ahead of the calendar. */
export interface InsurerDay {
  readonly daysAhead: number;
}

// The document's instant comes from the server: the clock of a device may be wrong.
const startedAt = Date.now();
const listeners = new Set<() => void>();
let latest: number | undefined;

function sinceDocument(now: string): Date {
  return new Date(Date.parse(now) + Date.now() - startedAt);
}

/** The instant by the server's clock: the document's, and in the browser what has passed since. */
export function nowIn({ now, onServer }: Pick<LoaderEnvironment, 'now' | 'onServer'>): Date {
  return onServer ? new Date(now) : sinceDocument(now);
}

/** How many days `vandaag` (`yyyy-mm-dd`) is ahead of the calendar at `now`; 0 where it is not told. */
export function daysAheadOf(vandaag: string | null | undefined, now: Date): number {
  return vandaag ? daysBetween(dayInNetherlands(now), vandaag) : 0;
}

function dayIn(data: unknown): string | undefined {
  const relatie = isObject(data) ? data['relatie'] : undefined;
  const vandaag = isObject(relatie) ? relatie['vandaag'] : undefined;
  return typeof vandaag === 'string' ? vandaag : undefined;
}

/** Takes the insurer's day from an answer that tells it; in the browser only, where one person is. */
export function noteInsurerDay(data: unknown, now: Date): void {
  const vandaag = dayIn(data);
  if (vandaag === undefined) return;
  latest = daysAheadOf(vandaag, now);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The insurer's day, `yyyy-mm-dd`: the one "today" of every screen. */
export function useToday(): string {
  const { now } = useAppEnvironment();
  const told = useRouteLoaderData<InsurerDay>('root')?.daysAhead ?? 0;
  return useSyncExternalStore(
    subscribe,
    () => addDays(dayInNetherlands(sinceDocument(now)), latest ?? told),
    () => addDays(dayInNetherlands(new Date(now)), told),
  );
}
