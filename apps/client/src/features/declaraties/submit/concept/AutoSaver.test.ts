import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SaveOutcome } from './save.ts';
import { AutoSaver, type SaveMessage } from './AutoSaver.ts';
import type { Concept, ConceptContent } from './concept.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const content = (bedrag: string): ConceptContent => ({ velden: { bedrag }, bestandIds: [] });

/** An insurer that keeps a draft by version, and one who tells what is heard of it. */
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

it('keeps the last words once, after a short rest', async () => {
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

it('keeps what is there while somebody types on and on', async () => {
  const { autoSaver, sent } = testSetup();
  for (const character of 'abcdefghijklmnopqrst') {
    autoSaver.want(content(character));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent.length).toBeGreaterThan(1);
});

it('goes on from the version that was kept', async () => {
  const { autoSaver, sent } = testSetup();
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(true);
  autoSaver.want(content('2'));
  expect(await autoSaver.saveNow()).toBe(true);
  expect(sent.map(({ versie }) => versie)).toEqual([null, 'v1']);
});

it('tries again by itself after a failure', async () => {
  const { autoSaver, sent, last } = testSetup([{ kind: 'failed' }]);
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(false);
  expect(last()?.phase).toBe('failed');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(sent).toHaveLength(2);
  expect(last()?.phase).toBe('saved');
});

it('is quiet for good where the insurer keeps no drafts', async () => {
  const { autoSaver, sent, last } = testSetup([{ kind: 'unsupported' }]);
  autoSaver.want(content('1'));
  expect(await autoSaver.saveNow()).toBe(false);
  autoSaver.want(content('2'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()?.phase).toBe('off');
  expect(sent).toHaveLength(1);
});

it('overwrites nothing of another tab until the person has chosen', async () => {
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

it('keeps nothing any more once the claim was sent in, and starts a next draft anew', async () => {
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
