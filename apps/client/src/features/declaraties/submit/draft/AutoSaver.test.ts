import { afterEach, beforeEach, expect, it, vi, onTestFinished, test } from 'vitest';
import { type SaveOutcome, AutoSaver, type SaveMessage, save } from './AutoSaver.ts';
import { type Concept, type ConceptContent, toConcept } from '../state/draftContent.ts';
import { backgroundHeader } from '@mijn/domain/headers';
import { ApiError } from '../../../../api/response.ts';
import type { Graphql } from '../../../../api/graphql.ts';
import { emptyValues } from '../state/claimFields.ts';

const tab = { hidden: false };
const device = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(tab, { hidden: false }));
  vi.stubGlobal('navigator', Object.assign(device, { onLine: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const content = (bedrag: string): ConceptContent => ({ velden: { bedrag }, bestandIds: [] });

/** An AutoSaver with a stubbed insurer, and the messages it reports. */
function testSetup(outcomes: SaveOutcome[] = []) {
  const sent: { content: ConceptContent; versie: string | null }[] = [];
  const messages: SaveMessage[] = [];
  const autoSaver = new AutoSaver(
    undefined,
    (message) => messages.push(message),
    async (what, versie) => {
      sent.push({ content: what, versie });
      return outcomes.shift() ?? { kind: 'saved', versie: `v${sent.length}` };
    },
  );
  return { autoSaver, sent, last: () => messages.at(-1) };
}

it('saves the last words once, after a short rest', async () => {
  const { autoSaver, sent, last } = testSetup();
  autoSaver.want(content('1'));
  autoSaver.want(content('12'));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ content: content('12'), versie: null }]);
  expect(last()?.phase).toBe('saved');
  autoSaver.want(content('12'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

it('saves in between while somebody keeps typing', async () => {
  const { autoSaver, sent } = testSetup();
  for (const character of 'abcdefghijklmnopqrst') {
    autoSaver.want(content(character));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent.length).toBeGreaterThan(1);
});

it('continues from the version that was saved', async () => {
  const { autoSaver, sent } = testSetup();
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(true);
  autoSaver.want(content('2'));
  expect(await autoSaver.saveNow()).toBe(true);
  expect(sent.map(({ versie }) => versie)).toEqual([null, 'v1']);
});

it('retries after a failure', async () => {
  const { autoSaver, sent, last } = testSetup([{ kind: 'failed' }]);
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(false);
  expect(last()?.phase).toBe('failed');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(sent).toHaveLength(2);
  expect(last()?.phase).toBe('saved');
});

const failed = Array.from({ length: 9 }, (): SaveOutcome => ({ kind: 'failed' }));

it('retries less often while it keeps failing, and soon again after further input', async () => {
  const { autoSaver, sent } = testSetup([...failed]);
  autoSaver.want(content('1'));
  await vi.advanceTimersByTimeAsync(1_000);
  for (const [seconds, tries] of [
    [10, 2],
    [20, 3],
    [40, 4],
    [20, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    expect(sent).toHaveLength(tries);
  }
  autoSaver.want(content('12'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(5);
});

it.each([
  ['in a tab that nobody looks at', (isAway: boolean) => void (tab.hidden = isAway)],
  ['without a network', (isAway: boolean) => void (device.onLine = !isAway)],
])('does not retry a failure %s, and does so soon after', async (_where, go) => {
  const { autoSaver, sent } = testSetup([{ kind: 'failed' }]);
  autoSaver.want(content('1'));
  await vi.advanceTimersByTimeAsync(1_000);
  go(true);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent).toHaveLength(1);
  go(false);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(sent).toHaveLength(2);
});

it('saves the latest input when the person goes to another tab', async () => {
  const { autoSaver, sent } = testSetup();
  autoSaver.want(content('1'));
  tab.hidden = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
});

it('stops when its page is gone, whatever is wanted afterwards', async () => {
  const { autoSaver, sent } = testSetup();
  autoSaver.close();
  autoSaver.want(content('1'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

it('stays off when the insurer stores no drafts', async () => {
  const { autoSaver, sent, last } = testSetup([{ kind: 'unsupported' }]);
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(false);
  autoSaver.want(content('2'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()?.phase).toBe('off');
  expect(sent).toHaveLength(1);
});

it('overwrites nothing of another tab before the person has chosen', async () => {
  const concept: Concept = {
    versie: 'zij',
    bijgewerktOp: '2026-11-21T10:00:00Z',
    verlooptOp: '2026-12-21T10:00:00Z',
    bestanden: [],
    velden: {
      bedrag: '9',
      behandelDatum: null,
      buitenland: null,
      declarant: null,
      naamZorgverlener: null,
      notaNummer: null,
      opmerking: null,
      regels: null,
      zorgsoort: null,
    },
  };
  const { autoSaver, sent, last } = testSetup([{ kind: 'changed', concept }]);
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(false);
  autoSaver.want(content('12'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(last()?.elsewhere).toBe(concept);

  autoSaver.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ content: content('12'), versie: 'zij' });
});

it('saves nothing more once the claim was submitted, and starts a new draft after it', async () => {
  const { autoSaver, sent } = testSetup();
  autoSaver.want(content('1'));
  await autoSaver.saveNow();
  autoSaver.want(content('2'));
  await autoSaver.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  autoSaver.want(content('3'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ content: content('3'), versie: null });
});

it('stores no empty draft, and does not report it as saved', async () => {
  const { autoSaver, sent, last } = testSetup([
    { kind: 'saved', versie: 'v1' },
    { kind: 'saved', versie: null },
  ]);
  expect(autoSaver.keeps).toBe(false);
  autoSaver.want(content('1'));
  await autoSaver.saveNow();
  expect(autoSaver.keeps).toBe(true);
  autoSaver.want(content(''));
  await autoSaver.saveNow();
  expect([autoSaver.keeps, last()?.phase]).toEqual([false, 'idle']);
  await vi.advanceTimersByTimeAsync(60_000);
  autoSaver.want(content('2'));
  await autoSaver.saveNow();
  expect(sent.map(({ versie }) => versie)).toEqual([null, 'v1', null]);
});

const savedContent = toConcept({ values: { ...emptyValues, bedrag: '61,80' }, lines: [] }, []);
const savedAs = (answer: unknown) =>
  save(savedContent, 'v1', { graphql: async () => ({ data: { bewaarConcept: answer } }) });
const failing = (status: number) =>
  save(savedContent, null, {
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
  expect(await save(savedContent, 'v1', { graphql })).toEqual({ kind: 'saved', versie: 'v2' });
  expect(sent).toEqual([{ ...savedContent, versie: 'v1' }]);
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
  const offline = save(savedContent, null, {
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
  await save(savedContent, null);
  expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get(backgroundHeader)).toBe('1');
});
