const minute = 60_000;

/** How long a session lives without input (docs/decisions.md §3), in milliseconds. */
export const inactivity = {
  duration: 15 * minute,
  askBefore: 2 * minute,
  renewAfter: minute,
} as const;

// The gateway counts from when it was asked; a moment later it surely counts anew.
const margin = 1000;

/** Where a session stands: nothing to say, asking whether the person is still there, over. */
export type Phase = 'quiet' | 'requests' | 'over';

/** Where a session stands that ends at `end`; both in milliseconds of the wall clock. */
export function phaseOf(end: number, now: number): Phase {
  const rest = end - now;
  if (rest <= 0) return 'over';
  return rest <= inactivity.askBefore ? 'requests' : 'quiet';
}

/**
 * Whether a person's input has to renew the session: at most once a minute, and no longer by itself
 * once the question is asked.
 * @param requested when the gateway was last asked to, with or without success
 */
export function mustRenew(end: number, requested: number, now: number): boolean {
  if (phaseOf(end, now) !== 'quiet') return false;
  const since = inactivity.duration - (end - now);
  return since >= inactivity.renewAfter + margin && now - requested >= inactivity.renewAfter;
}

/** What is left, as a clock shows it: `1:05`. @param seconds whole seconds */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const steps = [10, 30, 60, 120] as const;

/** The step a count-down is in: it is said aloud only when this changes. */
export function stepOf(seconds: number): (typeof steps)[number] {
  return steps.find((step) => seconds <= step) ?? 120;
}
