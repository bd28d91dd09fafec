import { isObject } from '@mijn/domain/values';
import { addDays, dayInNetherlands, daysBetween } from '@mijn/domain/datum';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type LoaderEnvironment, useAppEnvironment } from './environment.ts';

/* The today of every screen is the insurer's day, so that screen and insurer agree on what is too late.
   The root learns it with the document, and every answer with the relation updates it. An insurer
   without a day of its own follows the calendar of the Netherlands. */

/** The part of the root's data with the number of days that the insurer's day is ahead of the calendar. */
export interface InsurerDay {
  readonly daysAhead: number;
}

// The time since then is measured from the document's instant, because the clock of a device may be wrong.
const startedAt = Date.now();
const listeners = new Set<() => void>();
let latest: number | undefined;

function sinceDocument(now: string): Date {
  return new Date(Date.parse(now) + Date.now() - startedAt);
}

/**
 * Returns the current instant by the clock of the server: that of the document, plus in the browser the
 * time passed since.
 */
export function nowIn({ now, onServer }: Pick<LoaderEnvironment, 'now' | 'onServer'>): Date {
  return onServer ? new Date(now) : sinceDocument(now);
}

/**
 * Returns how many days `vandaag` (`yyyy-mm-dd`) is ahead of the calendar at `now`; 0 when it is absent.
 */
export function daysAheadOf(vandaag: string | null | undefined, now: Date): number {
  return vandaag ? daysBetween(dayInNetherlands(now), vandaag) : 0;
}

function dayIn(data: unknown): string | undefined {
  const relatie = isObject(data) ? data['relatie'] : undefined;
  const vandaag = isObject(relatie) ? relatie['vandaag'] : undefined;
  return typeof vandaag === 'string' ? vandaag : undefined;
}

/** Takes the insurer's day from an answer that has it; in the browser only, which serves one person. */
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

/** Returns the insurer's day, `yyyy-mm-dd`: the one "today" of every screen. */
export function useToday(): string {
  const { now } = useAppEnvironment();
  const told = useRouteLoaderData<InsurerDay>('root')?.daysAhead ?? 0;
  return useSyncExternalStore(
    subscribe,
    () => addDays(dayInNetherlands(sinceDocument(now)), latest ?? told),
    () => addDays(dayInNetherlands(new Date(now)), told),
  );
}
