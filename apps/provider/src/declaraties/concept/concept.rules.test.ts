import type { ConceptRequest } from '@mijn/contract/concept';
import { expect, it } from 'vitest';
import type { ConceptRow } from './concept.queries.ts';
import { conceptOutcome, isEmptyConcept } from './concept.rules.ts';

const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
const file = (bestandId: string) =>
  ({ bestandId, naam: 'nota.pdf', soort: 'pdf', bytes: 1 }) as const;

const kept: ConceptRow = {
  versie: 'second',
  velden: { bedrag: '45,0', zorgsoort: 'Tandarts' },
  bestanden: [file('a'), file('b')],
  bijgewerkt_op: now,
  verloopt_op: now.add({ hours: 24 * 30 }),
};

const offered = (own: Partial<ConceptRequest>): ConceptRequest => ({
  versie: 'first',
  velden: { bedrag: '45,00' },
  bestandIds: [],
  ...own,
});

const same = { velden: kept.velden, bestandIds: ['a', 'b'] };

it.each([
  ['the first one is kept', offered({ versie: null }), undefined, 'save'],
  ['one that was made from what is kept, is kept', offered({ versie: 'second' }), kept, 'save'],
  ['one from an older tab comes too late', offered({}), kept, 'anotherWasFirst'],
  [
    'one from a tab that knew of none comes too late',
    offered({ versie: null }),
    kept,
    'anotherWasFirst',
  ],
  ['one of a draft that is gone comes too late', offered({}), undefined, 'anotherWasFirst'],
  ['one that is sent twice is kept already', offered(same), kept, 'isSaved'],
  [
    'the order of the fields makes no other draft',
    offered({ ...same, velden: { zorgsoort: 'Tandarts', bedrag: '45,0' } }),
    kept,
    'isSaved',
  ],
  [
    'a field that was emptied makes another draft',
    offered({ ...same, velden: { bedrag: '45,0' } }),
    kept,
    'anotherWasFirst',
  ],
  [
    'a file less makes another draft',
    offered({ ...same, bestandIds: ['a'] }),
    kept,
    'anotherWasFirst',
  ],
  [
    'files in another order make another draft',
    offered({ ...same, bestandIds: ['b', 'a'] }),
    kept,
    'anotherWasFirst',
  ],
])('of a draft: %s', (_what, request, current, outcome) =>
  expect(conceptOutcome(request, current)).toBe(outcome),
);

it.each([
  ['nothing', {}, [], true],
  ['for whom only', { declarant: '1', bedrag: '', buitenland: 'false' }, [], true],
  ['an amount', { bedrag: '1' }, [], false],
  ['care abroad', { buitenland: 'true' }, [], false],
  ['a file', {}, ['a'], false],
] as const)('of a draft with %s, something is left or nothing', (_what, fields, ids, isEmpty) => {
  expect(isEmptyConcept({ velden: fields, bestandIds: [...ids] })).toBe(isEmpty);
});
