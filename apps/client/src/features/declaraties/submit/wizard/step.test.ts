import { describe, expect, it } from 'vitest';
import {
  addressOfStep,
  isComplete,
  nextStep,
  parseStep,
  previousStep,
  reachableStep,
  stepsOf,
  type SubmitStep,
  walkedSteps,
} from './step.ts';

const nothing = { who: false, nota: false, details: false, submitted: false };
const all = { who: true, nota: true, details: true, submitted: false };

const core = stepsOf({ alone: false, reads: false });
const reading = stepsOf({ alone: false, reads: true });

const reach = (step: SubmitStep, progress: typeof nothing, steps = core) =>
  reachableStep(step, progress, steps);

describe('the steps of submitting a claim', () => {
  it('parse the step from the address, the first by default', () => {
    expect(parseStep(new URLSearchParams('stap=nota'), core)).toBe('nota');
    expect(parseStep(new URLSearchParams('stap=gegevens'), core)).toBe('details');
    expect(parseStep(new URLSearchParams('stap=hacken'), core)).toBe('who');
    expect(parseStep(new URLSearchParams(), core)).toBe('who');
  });

  it('write an address that parses to the same step', () => {
    expect(parseStep(new URLSearchParams(addressOfStep('check', core)), core)).toBe('check');
    expect(addressOfStep('who', core)).toBe('');
    expect(addressOfStep('nota', core)).toBe('?stap=nota');
    expect(addressOfStep('nota', reading)).toBe('');
    expect(parseStep(new URLSearchParams(), reading)).toBe('nota');
  });

  it('go forward and back', () => {
    expect(nextStep('nota', core)).toBe('details');
    expect(nextStep('check', core)).toBe('done');
    expect(previousStep('nota', core)).toBe('who');
    expect(previousStep('who', core)).toBeUndefined();
  });

  it('do not run ahead of the input', () => {
    expect(reach('check', nothing)).toBe('who');
    expect(reach('check', { ...nothing, who: true })).toBe('nota');
    expect(reach('check', { ...all, details: false })).toBe('details');
    expect(reach('check', all)).toBe('check');
  });

  it('do not ask for the person when there is only one', () => {
    const alone = stepsOf({ alone: true, reads: false });
    expect(reach('who', { ...nothing, who: true }, alone)).toBe('nota');
    expect(previousStep('nota', alone)).toBeUndefined();
    expect(alone).toEqual(['nota', 'details', 'check']);
    expect(core).toEqual(['who', 'nota', 'details', 'check']);
  });

  it('start with the bill when the insurer reads it, and ask for the person at the latest on the check', () => {
    expect(reading).toEqual(['nota', 'details', 'check']);
    expect(reach('who', nothing, reading)).toBe('nota');
    expect(reach('check', { ...all, who: false }, reading)).toBe('check');
    expect(reach('check', all, reading)).toBe('check');
  });

  it('are complete when nothing is missing', () => {
    expect(isComplete(all, core)).toBe(true);
    expect(isComplete({ ...all, who: false }, core)).toBe(false);
    expect(isComplete({ ...all, who: false }, reading)).toBe(true);
    expect(isComplete({ ...all, nota: false }, reading)).toBe(false);
    expect(isComplete({ ...all, details: false }, reading)).toBe(false);
  });

  it('are counted without the values when these were read for certain', () => {
    expect(walkedSteps(reading, true)).toEqual(['nota', 'check']);
    expect(walkedSteps(reading, false)).toEqual(reading);
  });

  it('allow to go back to an earlier step', () => {
    expect(reach('who', all)).toBe('who');
  });

  it('show the confirmation only after the submission, and nothing else then', () => {
    expect(reach('done', all)).toBe('check');
    expect(reach('done', nothing)).toBe('who');
    expect(reach('details', { ...all, submitted: true })).toBe('done');
  });
});
