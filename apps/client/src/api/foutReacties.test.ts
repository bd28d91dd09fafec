import { expect, test } from 'vitest';
import { ApiFout, type FoutSoort } from './apiFout.ts';
import { type Reactie, reactieOp } from './foutReacties.ts';

// §8, row by row.
const tabel: [naam: string, soort: FoutSoort, status: number, reactie: Reactie][] = [
  ['no JSON came back', 'syntax', 502, { soort: 'inloggen', reden: 'onleesbaar' }],
  ['no JSON came back with 200', 'syntax', 200, { soort: 'inloggen', reden: 'onleesbaar' }],
  ['the session is gone', 'weigering', 401, { soort: 'inloggen', reden: 'unauthorized' }],
  ['the relation answers 401', 'veld', 401, { soort: 'inloggen', reden: 'unauthorized' }],
  ['not allowed', 'veld', 403, { soort: 'statuspagina', status: 403 }],
  ['not there', 'veld', 404, { soort: 'statuspagina', status: 404 }],
  ['something behind is down', 'weigering', 503, { soort: 'statuspagina', status: 503 }],
  ['a status field of 500', 'veld', 500, { soort: 'onderhoudControleren' }],
  ['the network fails', 'netwerk', 0, { soort: 'terPlaatse', status: 500 }],
  ['asked too often', 'weigering', 429, { soort: 'terPlaatse', status: 500 }],
  ['a request nobody understands', 'weigering', 400, { soort: 'terPlaatse', status: 500 }],
];

test.each(tabel)('%s (%s %i)', (_naam, soort, status, reactie) => {
  expect(reactieOp(new ApiFout(soort, status))).toEqual(reactie);
});
