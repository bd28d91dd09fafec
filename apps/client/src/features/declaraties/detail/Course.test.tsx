import { describe, expect, it } from 'vitest';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { Course } from './Course.tsx';
import { declaratie } from './declaratie.testing.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/** What stands at each of the three states. */
function read(otherwise: Partial<DeclaratieDetail>): string[] {
  const html = show(<Course declaratie={{ ...declaratie, ...otherwise }} />);
  return Array.from(html.matchAll(/<li.*?<\/li>/gs), ([step]) => wordsIn(step));
}
describe('how far a claim is', () => {
  it('says of each state when it was reached', () => {
    const [first, second, last] = read({
      verloop: [
        { status: 'INGEDIEND', tijdstip: '2026-11-09T10:00:00Z' },
        { status: 'IN_BEHANDELING', tijdstip: '2026-11-10T10:00:00Z' },
        { status: 'AFGEHANDELD', tijdstip: '2026-11-12T10:00:00Z' },
      ],
    });
    expect(first).toMatch(/9 november/);
    expect(second).toMatch(/10 november/);
    expect(last).toMatch(/12 november/);
  });

  it('has the day it was sent in where the insurer tells no course, and no other day', () => {
    const [first, second, last] = read({ status: 'IN_BEHANDELING', verloop: [] });
    expect(first).toContain('9 november');
    expect(second).not.toMatch(/november/);
    expect(last).not.toMatch(/november/);
  });

  it('says by when the decision is due, at the decision alone', () => {
    const [first, second, last] = read({ status: 'IN_BEHANDELING', verwachtOp: '2026-11-27' });
    expect(last).toContain('uiterlijk 27 november');
    expect(`${first} ${second}`).not.toContain('uiterlijk');
  });

  it('says no more by when it is due once it is judged', () => {
    expect(read({ verwachtOp: '2026-11-27' }).join(' ')).not.toContain('uiterlijk');
  });
});
