import { describe, expect, it } from 'vitest';
import { addressOfStep, reachableStep, parseStep, nextStep, previousStep } from './step.ts';

const nothing = { who: false, nota: false, details: false, submitted: false };
const all = { who: true, nota: true, details: true, submitted: false };

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
    expect(previousStep('nota')).toBe('who');
    expect(previousStep('who')).toBeUndefined();
  });

  it('does not run ahead of what was filled in', () => {
    expect(reachableStep('check', nothing)).toBe('who');
    expect(reachableStep('check', { ...nothing, who: true })).toBe('nota');
    expect(reachableStep('check', { ...all, details: false })).toBe('details');
    expect(reachableStep('check', all)).toBe('check');
  });

  it('lets a person go back to an earlier step', () => {
    expect(reachableStep('who', all)).toBe('who');
  });

  it('shows no confirmation before sending in, and nothing else after it', () => {
    expect(reachableStep('done', all)).toBe('check');
    expect(reachableStep('done', nothing)).toBe('who');
    expect(reachableStep('details', { ...all, submitted: true })).toBe('done');
  });
});
