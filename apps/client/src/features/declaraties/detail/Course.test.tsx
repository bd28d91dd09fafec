import { describe, expect, it } from 'vitest';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { Course } from './Course.tsx';
import { declaratie } from './declaratie.testing.ts';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/** Returns the text of each of the three states. */
function read(otherwise: Partial<DeclaratieDetail>): string[] {
  const html = show(<Course declaratie={{ ...declaratie, ...otherwise }} />);
  return Array.from(html.matchAll(/<li.*?<\/li>/gs), ([step]) => wordsIn(step));
}
describe('Course', () => {
  it('dates each state', () => {
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

  it('dates only the submission if the insurer returns no course', () => {
    const [first, second, last] = read({ status: 'IN_BEHANDELING', verloop: [] });
    expect(first).toContain('9 november');
    expect(second).not.toMatch(/november/);
    expect(last).not.toMatch(/november/);
  });

  it('names the due date at the decision only', () => {
    const [first, second, last] = read({ status: 'IN_BEHANDELING', verwachtOp: '2026-11-27' });
    expect(last).toContain('uiterlijk 27 november');
    expect(`${first} ${second}`).not.toContain('uiterlijk');
  });

  it('names no due date once the claim is judged', () => {
    expect(read({ verwachtOp: '2026-11-27' }).join(' ')).not.toContain('uiterlijk');
  });
});
