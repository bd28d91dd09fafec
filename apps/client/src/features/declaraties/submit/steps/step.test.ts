import { describe, expect, it } from 'vitest';
import {
  addressOfStep,
  countedSteps,
  nextStep,
  parseStep,
  previousStep,
  reachableStep,
  type SubmitStep,
} from './step.ts';

const nothing = { who: false, nota: false, details: false, submitted: false };
const all = { who: true, nota: true, details: true, submitted: false };

const reach = (step: SubmitStep, progress: typeof nothing, alone = false) =>
  reachableStep(step, progress, alone);

describe('the steps of sending in a claim', () => {
  it('reads the step from the address and starts at the first otherwise', () => {
    expect(parseStep(new URLSearchParams('stap=nota'))).toBe('nota');
    expect(parseStep(new URLSearchParams('stap=gegevens'))).toBe('details');
    expect(parseStep(new URLSearchParams('stap=hacken'))).toBe('who');
    expect(parseStep(new URLSearchParams())).toBe('who');
  });

  it('writes an address that reads as the same step', () => {
    expect(parseStep(new URLSearchParams(addressOfStep('check')))).toBe('check');
    expect(addressOfStep('who')).toBe('');
  });

  it('goes forth and back', () => {
    expect(nextStep('nota')).toBe('details');
    expect(previousStep('nota', false)).toBe('who');
    expect(previousStep('who', false)).toBeUndefined();
  });

  it('does not run ahead of what was filled in', () => {
    expect(reach('check', nothing)).toBe('who');
    expect(reach('check', { ...nothing, who: true })).toBe('nota');
    expect(reach('check', { ...all, details: false })).toBe('details');
    expect(reach('check', all)).toBe('check');
  });

  it('does not ask for whom where there is one person to claim for', () => {
    const alone = { ...nothing, who: true };
    expect(reach('who', alone, true)).toBe('nota');
    expect(previousStep('nota', true)).toBeUndefined();
    expect(countedSteps(true)).toEqual(['nota', 'details', 'check']);
    expect(countedSteps(false)).toHaveLength(4);
  });

  it('lets a person go back to an earlier step', () => {
    expect(reach('who', all)).toBe('who');
  });

  it('shows no confirmation before sending in, and nothing else after it', () => {
    expect(reach('done', all)).toBe('check');
    expect(reach('done', nothing)).toBe('who');
    expect(reach('details', { ...all, submitted: true })).toBe('done');
  });
});
