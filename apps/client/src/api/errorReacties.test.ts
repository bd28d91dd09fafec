import { expect, test } from 'vitest';
import { ApiError, type ErrorKind } from './apiError.ts';
import { type Reactie, reactieOn } from './errorReacties.ts';

// §8, row by row.
const table: [name: string, kind: ErrorKind, status: number, reactie: Reactie][] = [
  ['no JSON came back', 'syntax', 502, { soort: 'login', reden: 'onleesbaar' }],
  ['no JSON came back with 200', 'syntax', 200, { soort: 'login', reden: 'onleesbaar' }],
  ['the session is gone', 'refusal', 401, { soort: 'login', reden: 'unauthorized' }],
  ['the relation answers 401', 'veld', 401, { soort: 'login', reden: 'unauthorized' }],
  ['not allowed', 'veld', 403, { soort: 'statuspagina', status: 403 }],
  ['not there', 'veld', 404, { soort: 'statuspagina', status: 404 }],
  ['something behind is down', 'refusal', 503, { soort: 'statuspagina', status: 503 }],
  ['a status field of 500', 'veld', 500, { soort: 'onderhoudControleren' }],
  ['the network fails', 'network', 0, { soort: 'terPlaatse', status: 500 }],
  ['asked too often', 'refusal', 429, { soort: 'terPlaatse', status: 500 }],
  ['a request nobody understands', 'refusal', 400, { soort: 'terPlaatse', status: 500 }],
];

test.each(table)('%s (%s %i)', (_name, kind, status, reactie) => {
  expect(reactieOn(new ApiError(kind, status))).toEqual(reactie);
});
