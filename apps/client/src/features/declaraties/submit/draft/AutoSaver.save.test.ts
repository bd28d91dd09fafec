import { backgroundHeader } from '@mijn/domain/headers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../../../api/response.ts';
import type { Graphql } from '../../../../api/graphql.ts';
import { emptyValues } from '../state/claimFields.ts';
import { toConcept } from '../state/draftContent.ts';
import { save } from './AutoSaver.ts';

const content = toConcept({ values: { ...emptyValues, bedrag: '61,80' }, lines: [] }, []);
const savedAs = (answer: unknown) =>
  save(content, 'v1', { graphql: async () => ({ data: { bewaarConcept: answer } }) });
const failing = (status: number) =>
  save(content, null, {
    graphql: async () => ({
      errors: [{ message: '', path: ['bewaarConcept'], extensions: { status } }],
    }),
  });

test('saves everything, based on the version of before', async () => {
  const sent: unknown[] = [];
  const graphql: Graphql = async ({ variables }) => {
    sent.push(variables);
    return { data: { bewaarConcept: { bewaard: true, concept: { versie: 'v2' } } } };
  };
  expect(await save(content, 'v1', { graphql })).toEqual({ kind: 'saved', versie: 'v2' });
  expect(sent).toEqual([{ ...content, versie: 'v1' }]);
});

test('returns the other version when the draft was changed elsewhere, or is gone', async () => {
  const concept = { versie: 'v9' };
  expect(await savedAs({ bewaard: false, concept })).toEqual({ kind: 'changed', concept });
  expect(await savedAs({ bewaard: false, concept: null })).toEqual({
    kind: 'changed',
    concept: null,
  });
});

test('tells an insurer without drafts from a failure', async () => {
  expect(await failing(404)).toEqual({ kind: 'unsupported' });
  expect(await failing(503)).toEqual({ kind: 'failed' });
  const offline = save(content, null, {
    graphql: () => Promise.reject(new ApiError('network', 0)),
  });
  expect(await offline).toEqual({ kind: 'failed' });
});

test('fails when the answer has no version', async () => {
  expect(await savedAs({ bewaard: true, concept: null })).toEqual({ kind: 'failed' });
});

test('has no version for an empty draft', async () => {
  const nothing = toConcept({ values: { ...emptyValues, declarant: '1' }, lines: [] }, []);
  const via = {
    graphql: async () => ({ data: { bewaarConcept: { bewaard: true, concept: null } } }),
  };
  expect(await save(nothing, 'v1', via)).toEqual({ kind: 'saved', versie: null });
});

test('does not renew the session, so that an absent person is logged out', async () => {
  const concept = { versie: 'v1' };
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { bewaarConcept: { bewaard: true, concept } } }),
    );
  onTestFinished(() => asked.mockRestore());
  await save(content, null);
  expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get(backgroundHeader)).toBe('1');
});
