import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BewaarUitslag } from './bewaar.ts';
import { Bewaarder, type Bewaarbericht } from './Bewaarder.ts';
import type { Concept, ConceptInhoud } from './concept.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inhoud = (bedrag: string): ConceptInhoud => ({ velden: { bedrag }, bestandIds: [] });

/** An insurer that keeps a draft by version, and one who tells what is heard of it. */
function proef(uitslagen: BewaarUitslag[] = []) {
  const gestuurd: { inhoud: ConceptInhoud; versie: string | null }[] = [];
  const berichten: Bewaarbericht[] = [];
  const bewaarder = new Bewaarder(
    undefined,
    (bericht) => berichten.push(bericht),
    async (wat, versie) => {
      gestuurd.push({ inhoud: wat, versie });
      return uitslagen.shift() ?? { soort: 'bewaard', versie: `v${gestuurd.length}` };
    },
  );
  return { bewaarder, gestuurd, laatste: () => berichten.at(-1) };
}

it('keeps the last words once, after a short rest', async () => {
  const { bewaarder, gestuurd, laatste } = proef();
  bewaarder.wil(inhoud('1'));
  bewaarder.wil(inhoud('12'));
  expect(gestuurd).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gestuurd).toEqual([{ inhoud: inhoud('12'), versie: null }]);
  expect(laatste()?.stand).toBe('bewaard');
  bewaarder.wil(inhoud('12'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gestuurd).toHaveLength(1);
});

it('keeps what is there while somebody types on and on', async () => {
  const { bewaarder, gestuurd } = proef();
  for (const teken of 'abcdefghijklmnopqrst') {
    bewaarder.wil(inhoud(teken));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(gestuurd.length).toBeGreaterThan(1);
});

it('goes on from the version that was kept', async () => {
  const { bewaarder, gestuurd } = proef();
  bewaarder.wil(inhoud('1'));
  expect(await bewaarder.bewaarNu()).toBe(true);
  bewaarder.wil(inhoud('2'));
  expect(await bewaarder.bewaarNu()).toBe(true);
  expect(gestuurd.map(({ versie }) => versie)).toEqual([null, 'v1']);
});

it('tries again by itself after a failure', async () => {
  const { bewaarder, gestuurd, laatste } = proef([{ soort: 'mislukt' }]);
  bewaarder.wil(inhoud('1'));
  expect(await bewaarder.bewaarNu()).toBe(false);
  expect(laatste()?.stand).toBe('mislukt');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(gestuurd).toHaveLength(2);
  expect(laatste()?.stand).toBe('bewaard');
});

it('is quiet for good where the insurer keeps no drafts', async () => {
  const { bewaarder, gestuurd, laatste } = proef([{ soort: 'geenBewaring' }]);
  bewaarder.wil(inhoud('1'));
  expect(await bewaarder.bewaarNu()).toBe(false);
  bewaarder.wil(inhoud('2'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(laatste()?.stand).toBe('uit');
  expect(gestuurd).toHaveLength(1);
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
      zorgsoort: null,
    },
  };
  const { bewaarder, gestuurd, laatste } = proef([{ soort: 'anders', concept }]);
  bewaarder.wil(inhoud('1'));
  expect(await bewaarder.bewaarNu()).toBe(false);
  bewaarder.wil(inhoud('12'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gestuurd).toHaveLength(1);
  expect(laatste()?.elders).toBe(concept);

  bewaarder.verder();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gestuurd.at(-1)).toEqual({ inhoud: inhoud('12'), versie: 'zij' });
});

it('keeps nothing any more once the claim was sent in, and starts a next draft anew', async () => {
  const { bewaarder, gestuurd } = proef();
  bewaarder.wil(inhoud('1'));
  await bewaarder.bewaarNu();
  bewaarder.wil(inhoud('2'));
  await bewaarder.einde();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gestuurd).toHaveLength(1);
  bewaarder.wil(inhoud('3'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gestuurd.at(-1)).toEqual({ inhoud: inhoud('3'), versie: null });
});
