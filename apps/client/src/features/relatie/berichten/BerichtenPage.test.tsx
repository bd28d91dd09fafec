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

it('says that there are none yet, what would be here, and nothing of having read all', async () => {
  const text = read([]);
  expect(text).toMatch(
    /^Berichten Je hebt nog geen berichten Hier lees je het als er iets verandert/,
  );
  expect(text).not.toMatch(/alles gelezen|Markeer/);
  expect(text).toContain('Ook een seintje?');
});

it('counts what is new: one, and more', () => {
  expect(read([first, old])).toMatch(/^Berichten Je hebt 1 nieuw bericht\. Markeer alles/);
  expect(read([first, second, old])).toContain('Je hebt 2 nieuwe berichten.');
  expect(read([first, second], 'en')).toMatch(/^Messages You have 2 new messages\. Mark all/);
});

it('says that all was read, and offers no more to mark', () => {
  expect(read([old])).toMatch(
    /^Berichten Je hebt alles gelezen\. Oktober 2026 2 oktober Nota teruggenomen: fysiotherapie/,
  );
  expect(read([old])).not.toMatch(/Markeer|Nieuw/);
});

it('is a list by day in the order it came in, the new ones with their mark', () => {
  expect(read([first, second, old])).toMatch(
    /November 2026 21 november Je krijgt .*Nieuw 20 november Je vraag is beantwoord: fysiotherapie Nieuw Oktober 2026 2 oktober Nota .* Ook/,
  );
});

it('leads by way of being marked before script, where it was not read', () => {
  const links = [...show(screen(first, old)).matchAll(/<a[^>]*href="([^"]*)"/g)];
  expect(links.map(([, href]) => href)).toEqual([
    '/berichten?lees=b1',
    '/declaraties/D2026-00000001',
  ]);
});
