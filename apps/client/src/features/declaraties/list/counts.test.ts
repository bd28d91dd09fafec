import { expect, it } from 'vitest';
import { counts } from './counts.ts';

it('counts judged claims that were not seen and claims under way', () => {
  expect(
    counts([
      { nieuw: false, status: 'INGEDIEND' },
      { nieuw: false, status: 'IN_BEHANDELING' },
      { nieuw: true, status: 'AFGEHANDELD' },
      { nieuw: false, status: 'AFGEHANDELD' },
    ]),
  ).toEqual({ nieuw: 1, underWay: 2 });
});
