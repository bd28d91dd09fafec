import type { ConceptRequest } from '@mijn/contract/concept';
import { expect, it } from 'vitest';
import type { ConceptRow } from './concept.queries.ts';
import { conceptOutcome, isEmptyConcept } from './concept.rules.ts';

const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
const file = (bestandId: string) =>
  ({ bestandId, naam: 'nota.pdf', soort: 'pdf', bytes: 1 }) as const;

const stored: ConceptRow = {
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

const same = { velden: stored.velden, bestandIds: ['a', 'b'] };

it.each([
  ['saves the first one', offered({ versie: null }), undefined, 'save'],
  ['saves one that is based on the stored version', offered({ versie: 'second' }), stored, 'save'],
  ['reports a conflict for one from an older tab', offered({}), stored, 'anotherWasFirst'],
  [
    'reports a conflict for one from a tab without a version',
    offered({ versie: null }),
    stored,
    'anotherWasFirst',
  ],
  ['reports a conflict for one whose draft was deleted', offered({}), undefined, 'anotherWasFirst'],
  ['recognizes a repeated save', offered(same), stored, 'isSaved'],
  [
    'ignores the order of the fields',
    offered({ ...same, velden: { zorgsoort: 'Tandarts', bedrag: '45,0' } }),
    stored,
    'isSaved',
  ],
  [
    'reports a conflict for an emptied field',
    offered({ ...same, velden: { bedrag: '45,0' } }),
    stored,
    'anotherWasFirst',
  ],
  [
    'reports a conflict for a missing file',
    offered({ ...same, bestandIds: ['a'] }),
    stored,
    'anotherWasFirst',
  ],
  [
    'reports a conflict for files in another order',
    offered({ ...same, bestandIds: ['b', 'a'] }),
    stored,
    'anotherWasFirst',
  ],
])('%s', (_what, request, current, outcome) =>
  expect(conceptOutcome(request, current)).toBe(outcome),
);

it.each([
  ['nothing', {}, [], true],
  ['only the patient', { declarant: '1', bedrag: '', buitenland: 'false' }, [], true],
  ['an amount', { bedrag: '1' }, [], false],
  ['care abroad', { buitenland: 'true' }, [], false],
  ['a file', {}, ['a'], false],
] as const)('tells whether a draft with %s is empty', (_what, fields, ids, isEmpty) => {
  expect(isEmptyConcept({ velden: fields, bestandIds: [...ids] })).toBe(isEmpty);
});
