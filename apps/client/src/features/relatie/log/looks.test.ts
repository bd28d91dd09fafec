import { expect, test } from 'vitest';
import { byDay } from './looks.ts';

const look = (day: string, wie: 'zelf' | 'verzekeringsnemer' | 'medewerker', operatie: string) => ({
  dag: day,
  wie,
  reden: wie === 'medewerker' ? 'vraag per telefoon' : null,
  operatie,
});

test('looks stand together by day and viewer: the newest day first, others before oneself', () => {
  const days = byDay([
    look('2026-11-20', 'zelf', 'getRelatie'),
    look('2026-11-21', 'zelf', 'getRelatie'),
    look('2026-11-21', 'zelf', 'listFacturen'),
    look('2026-11-21', 'medewerker', 'getRelatie'),
    look('2026-11-21', 'verzekeringsnemer', 'listDeclaraties'),
  ]);
  expect(days.map(({ day, who, what }) => [day, who, what.length])).toEqual([
    ['2026-11-21', 'medewerker', 1],
    ['2026-11-21', 'verzekeringsnemer', 1],
    ['2026-11-21', 'zelf', 2],
    ['2026-11-20', 'zelf', 1],
  ]);
  expect(days[0]?.reason).toBe('vraag per telefoon');
});
