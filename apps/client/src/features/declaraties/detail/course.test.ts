import { describe, expect, it } from 'vitest';
import { courseSteps } from './course.ts';

const course = [
  { status: 'INGEDIEND' as const, tijdstip: '2026-11-09T23:30:00Z' },
  { status: 'IN_BEHANDELING' as const, tijdstip: '2026-11-11T08:00:00Z' },
];

describe('courseSteps', () => {
  it('marks the states as done, current and later', () => {
    const steps = courseSteps('IN_BEHANDELING', course);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'later']);
  });

  it('dates by the Netherlands, not by UTC', () => {
    expect(courseSteps('IN_BEHANDELING', course)[0]?.datum).toBe('2026-11-10');
  });

  it('marks all states as done once the claim is settled', () => {
    const steps = courseSteps('AFGEHANDELD', []);
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
    expect(steps.every(({ datum }) => datum === undefined)).toBe(true);
  });
});
