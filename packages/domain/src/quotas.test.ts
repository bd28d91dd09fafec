import { describe, expect, it } from 'vitest';
import { quotas, findQuota, formatWait, quotaText } from './quotas.ts';

describe('formatWait', () => {
  it.each([
    [0.2, '1 seconde', '1 second'],
    [40, '40 seconden', '40 seconds'],
    [91, '2 minuten', '2 minutes'],
    [3_600, '60 minuten', '60 minutes'],
    [86_400, '24 uur', '24 hours'],
  ])('formats %d seconds as %s and %s', (seconds, nl, en) => {
    expect([formatWait(seconds, 'nl'), formatWait(seconds, 'en')]).toEqual([nl, en]);
  });
});

describe('quotaText', () => {
  it('gives the reason and the wait in both languages', () => {
    expect(quotaText('betalingen', 40, 'nl')).toBe(
      'Je hebt te vaak achter elkaar een betaling gestart. Over 40 seconden kan het weer.',
    );
    expect(quotaText('betalingen', 40, 'en')).toBe(
      'You started a payment too many times in a row. You can do it again in 40 seconds.',
    );
  });

  it('has a text for every quota and for nothing else', () => {
    for (const name of Object.keys(quotas)) expect(findQuota(['x', name])).toBe(name);
    expect(findQuota(['nietsTeBetalen', 'toString'])).toBeUndefined();
  });
});

describe('quotas', () => {
  it.each(Object.entries(quotas))('makes %s per day last longer than a minute', (_name, quota) => {
    expect(quota.perDay).toBeGreaterThan(quota.perMinute);
    expect(quota.why).not.toBe('');
  });
});
