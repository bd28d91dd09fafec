import { describe, expect, it } from 'vitest';
import { quotas } from './quotas.ts';
import { findQuota, formatWait, quotaText } from './quotaText.ts';

describe('formatWait', () => {
  it.each([
    [0.2, '1 seconde', '1 second'],
    [40, '40 seconden', '40 seconds'],
    [91, '2 minuten', '2 minutes'],
    [3_600, '60 minuten', '60 minutes'],
    [86_400, '24 uur', '24 hours'],
  ])('says %d seconds as %s and %s', (seconds, nl, en) => {
    expect([formatWait(seconds, 'nl'), formatWait(seconds, 'en')]).toEqual([nl, en]);
  });
});

describe('quotaText', () => {
  it('says why and when, in both languages', () => {
    expect(quotaText('betalingen', 40, 'nl')).toBe(
      'Je hebt te vaak achter elkaar een betaling gestart. Over 40 seconden kan het weer.',
    );
    expect(quotaText('betalingen', 40, 'en')).toBe(
      'You started a payment too many times in a row. You can do it again in 40 seconds.',
    );
  });

  it('has words for every quota, and for no other reason', () => {
    for (const name of Object.keys(quotas)) expect(findQuota(['x', name])).toBe(name);
    expect(findQuota(['nietsTeBetalen', 'toString'])).toBeUndefined();
  });
});

describe('quotas', () => {
  it.each(Object.entries(quotas))('lets %s of a day take longer than a minute', (_name, quota) => {
    expect(quota.perDay).toBeGreaterThan(quota.perMinute);
    expect(quota.why).not.toBe('');
  });
});
