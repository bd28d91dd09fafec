import { describe, expect, it } from 'vitest';
import { courseSteps } from './course.ts';

const course = [
  { status: 'INGEDIEND' as const, tijdstip: '2026-11-09T23:30:00Z' },
  { status: 'IN_BEHANDELING' as const, tijdstip: '2026-11-11T08:00:00Z' },
];

describe('the way of a claim', () => {
  it('shows what is done, what is going on and what comes', () => {
    const steps = courseSteps('IN_BEHANDELING', course);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'later']);
  });

  it('tells the day in the Netherlands, not in Greenwich', () => {
    expect(courseSteps('IN_BEHANDELING', course)[0]?.datum).toBe('2026-11-10');
  });

  it('is all done once the claim is settled', () => {
    const steps = courseSteps('AFGEHANDELD', []);
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
    expect(steps.every(({ datum }) => datum === undefined)).toBe(true);
  });
});
