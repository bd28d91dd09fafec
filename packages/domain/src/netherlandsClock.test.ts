import { describe, expect, it } from 'vitest';
import { netherlandsClock } from './netherlandsClock.ts';
import { createRandom } from './random.testing.ts';

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const clockAt = (instant: Date) => netherlandsClock(instant).toISOString().slice(0, 19);
const known = (instant: Date) => byIntl.format(instant).replace(' ', 'T');

describe('netherlandsClock', () => {
  it('agrees with the time zone database for every hour around every change since 1996', () => {
    for (let year = 1996; year <= 2060; year += 1) {
      for (const month of [2, 9]) {
        for (let hour = 23 * 24; hour < 32 * 24; hour += 1) {
          const instant = new Date(Date.UTC(year, month, 1, hour, 0, 0));
          expect(clockAt(instant)).toBe(known(instant));
        }
      }
    }
  });

  it('agrees a second before a change and at it', () => {
    expect(clockAt(new Date('2026-03-29T00:59:59Z'))).toBe('2026-03-29T01:59:59');
    expect(clockAt(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29T03:00:00');
    expect(clockAt(new Date('2026-10-25T00:59:59Z'))).toBe('2026-10-25T02:59:59');
    expect(clockAt(new Date('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00:00');
  });

  it('agrees at any instant', () => {
    const { below } = createRandom(19_960_331);
    const seconds = (Date.UTC(2060, 0, 1) - Date.UTC(1996, 0, 1)) / 1000;
    for (let count = 0; count < 5000; count += 1) {
      const instant = new Date(Date.UTC(1996, 0, 1) + below(seconds) * 1000);
      expect(clockAt(instant)).toBe(known(instant));
    }
  });
});
