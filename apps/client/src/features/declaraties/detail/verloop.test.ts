import { describe, expect, it } from 'vitest';
import { verloopStappen } from './verloop.ts';

const verloop = [
  { status: 'INGEDIEND' as const, tijdstip: '2026-11-09T23:30:00Z' },
  { status: 'IN_BEHANDELING' as const, tijdstip: '2026-11-11T08:00:00Z' },
];

describe('the way of a claim', () => {
  it('shows what is done, what is going on and what comes', () => {
    const stappen = verloopStappen('IN_BEHANDELING', verloop);
    expect(stappen.map(({ staat }) => staat)).toEqual(['klaar', 'nu', 'later']);
  });

  it('tells the day in the Netherlands, not in Greenwich', () => {
    expect(verloopStappen('IN_BEHANDELING', verloop)[0]?.datum).toBe('2026-11-10');
  });

  it('is all done once the claim is settled', () => {
    const stappen = verloopStappen('AFGEHANDELD', []);
    expect(stappen.every(({ staat }) => staat === 'klaar')).toBe(true);
    expect(stappen.every(({ datum }) => datum === undefined)).toBe(true);
  });
});
