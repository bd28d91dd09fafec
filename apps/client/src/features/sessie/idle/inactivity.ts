const minute = 60_000;

/** Time that a session lives without input (docs/decisions.md §3), in milliseconds. */
export const inactivity = {
  duration: 15 * minute,
  askBefore: 2 * minute,
  renewAfter: minute,
} as const;

// The gateway counts from its last renewal; after this margin it counts anew for sure.
const margin = 1000;

/** Phase of a session: nothing to show, the question whether the person is still there, over. */
export type Phase = 'quiet' | 'requests' | 'over';

/** Returns the phase of a session that ends at `end`; both in milliseconds of the wall clock. */
export function phaseOf(end: number, now: number): Phase {
  const rest = end - now;
  if (rest <= 0) return 'over';
  return rest <= inactivity.askBefore ? 'requests' : 'quiet';
}

/**
 * Returns whether a person's input has to renew the session: at most once a minute, and not automatically
 * once the question is shown.
 * @param requested the last request, successful or not
 */
export function mustRenew(end: number, requested: number, now: number): boolean {
  if (phaseOf(end, now) !== 'quiet') return false;
  const since = inactivity.duration - (end - now);
  return since >= inactivity.renewAfter + margin && now - requested >= inactivity.renewAfter;
}

/**
 * Formats the remaining time as a clock: `1:05`.
 * @param seconds whole seconds
 */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const steps = [10, 30, 60, 120] as const;

/** Returns the step of a countdown, which is announced only when it changes. */
export function stepOf(seconds: number): (typeof steps)[number] {
  return steps.find((step) => seconds <= step) ?? 120;
}
