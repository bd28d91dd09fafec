import { expect, it } from 'vitest';
import { tellingen } from './tellingen.ts';

it('counts judged claims that were not seen and claims under way', () => {
  expect(
    tellingen([
      { nieuw: false, status: 'INGEDIEND' },
      { nieuw: false, status: 'IN_BEHANDELING' },
      { nieuw: true, status: 'AFGEHANDELD' },
      { nieuw: false, status: 'AFGEHANDELD' },
    ]),
  ).toEqual({ nieuw: 1, onderweg: 2 });
});
