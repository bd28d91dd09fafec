import { expect, it } from 'vitest';
import { eersteRegel } from './eersteRegel.ts';

it('counts judged claims that were not seen and claims under way', () => {
  expect(
    eersteRegel([
      { nieuw: false, status: 'INGEDIEND' },
      { nieuw: false, status: 'IN_BEHANDELING' },
      { nieuw: true, status: 'AFGEHANDELD' },
      { nieuw: false, status: 'AFGEHANDELD' },
    ]),
  ).toEqual({ nieuw: 1, onderweg: 2 });
});
