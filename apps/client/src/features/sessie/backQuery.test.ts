import { expect, test } from 'vitest';
import { backQuery } from './backQuery.ts';

test.each([
  ['', ''],
  ['reden=geannuleerd', ''],
  ['reden=geannuleerd&terug=mijnGegevens', 'terug=mijnGegevens'],
  ['reden=niveau&terug=declaratie&nummer=D-1', 'terug=declaratie&nummer=D-1'],
  ['terug=//elders.nl', 'terug=overzicht'],
  ['terug=declaratie&nummer=../elders', 'terug=overzicht'],
])('of ?%s goes along: %s', (search, carried) => {
  expect(backQuery(new URLSearchParams(search)).toString()).toBe(carried);
});
