import type { Language } from '@mijn/domain/language';
import { expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { show, words } from '../../../api/show.testing.tsx';
import type { Bericht } from './bericht.ts';
import { berichtOf } from './berichten.testing.ts';
import { Component } from './BerichtenPage.tsx';

const screen = (...berichten: readonly Bericht[]) =>
  onPage(Component, {
    data: { berichten, mail: false, pushSleutel: null, pushHashes: [], email: null },
  });
const read = (berichten: readonly Bericht[], language?: Language) =>
  words(screen(...berichten), language);

const first = berichtOf();
const second = berichtOf({ berichtId: 'b2', soort: 'reactie', datum: '2026-11-20' });
const old = berichtOf({ berichtId: 'b3', soort: 'correctie', datum: '2026-10-02', gelezen: true });

it('says that there are no messages yet and what they will be, not that all are read', async () => {
  const text = read([]);
  expect(text).toMatch(
    /^Berichten Je hebt nog geen berichten Hier lees je het als er iets verandert/,
  );
  expect(text).not.toMatch(/alles gelezen|Markeer/);
  expect(text).toContain('Ook een seintje?');
});

it('counts new messages, in singular and plural', () => {
  expect(read([first, old])).toMatch(/^Berichten Je hebt 1 nieuw bericht\. Markeer alles/);
  expect(read([first, second, old])).toContain('Je hebt 2 nieuwe berichten.');
  expect(read([first, second], 'en')).toMatch(/^Messages You have 2 new messages\. Mark all/);
});

it('says that all are read, without a button to mark them', () => {
  expect(read([old])).toMatch(
    /^Berichten Je hebt alles gelezen\. Oktober 2026 2 oktober Nota teruggenomen: fysiotherapie/,
  );
  expect(read([old])).not.toMatch(/Markeer|Nieuw/);
});

it('groups messages by day in the insurer’s order, and marks new ones', () => {
  expect(read([first, second, old])).toMatch(
    /November 2026 21 november Je krijgt .*Nieuw 20 november Je vraag is beantwoord: fysiotherapie Nieuw Oktober 2026 2 oktober Nota .* Ook/,
  );
});

const folded = (...berichten: readonly Bericht[]) =>
  show(screen(...berichten)).match(/<details.*?<\/details>/s)?.[0] ?? '';

it('folds up earlier years, unless a message of that year is new', () => {
  const before = { ...old, berichtId: 'b4', datum: '2025-10-02' };
  expect(folded(first, before)).toMatch(/Berichten van 2025.*Oktober 2025/s);
  expect(folded(first, before)).not.toContain('November 2026');
  expect(folded(first, { ...before, gelezen: false })).toBe('');
  expect(folded(before)).toBe('');
});

it('folds up months before the last two, unless a message of that month is new', () => {
  const september = { ...old, berichtId: 'b5', datum: '2026-09-02' };
  expect(folded(first, old, september)).toMatch(/Eerder in 2026.*September 2026/s);
  expect(folded(first, old, september)).not.toContain('Oktober 2026');
  expect(folded(first, old, { ...september, gelezen: false })).toBe('');
});

it('links an unread message through the address that marks it as read, before script runs', () => {
  const links = [...show(screen(first, old)).matchAll(/<a[^>]*href="([^"]*)"/g)];
  expect(links.map(([, href]) => href)).toEqual([
    '/berichten?lees=b1',
    '/declaraties/D2026-00000001',
  ]);
});
