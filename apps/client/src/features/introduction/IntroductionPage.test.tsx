import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../api/show.testing.tsx';
import { Component } from './IntroductionPage.tsx';

const screen = (search: string) =>
  show(onPage(Component, { data: undefined, address: `/introductie${search}` }));

describe('the first run of the app', () => {
  it('starts with a welcome, with links to go on and to skip', () => {
    const html = screen('');
    expect(headingsIn(html)).toEqual(['Welkom']);
    expect(wordsIn(html)).toContain('Stap 1 van 3');
    expect(html).toMatch(/href="\/introductie\?stap=2"[^>]*>Verder/);
    expect(wordsIn(html)).toMatch(/Sla over$/);
  });

  it.each([
    ['?stap=2', 'Makkelijk declareren'],
    ['?stap=3', 'Declaratie bekijken'],
    ['?stap=9', 'Welkom'],
  ])('shows the step at %s: %s', (search, title) => {
    expect(headingsIn(screen(search))).toEqual([title]);
  });

  it('records on its last step that it was seen, and offers nothing to skip', () => {
    const html = screen('?stap=3');
    expect(wordsIn(html)).toMatch(/Verder$/);
    expect(wordsIn(html)).not.toContain('Sla over');
    expect(html).not.toContain('stap=4');
  });

  it('ends with the terms, without a step', () => {
    const html = screen('?stap=voorwaarden');
    expect(headingsIn(html)).toEqual(['Voorwaarden']);
    expect(wordsIn(html)).not.toContain('Stap');
  });
});
