import { describe, expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../../api/show.testing.tsx';
import { namesakes } from '../../../help/careChoice/namesakes.testing.ts';
import { exampleDeclaratieInList } from '../declaratieInList.testing.ts';
import type { ListData } from './declaratieList.ts';
import { Component } from './DeclaratiesPage.tsx';

const sanne = {
  relatienummer: 'R1',
  opgemaakteNaam: 'Sanne de Vries',
  geboorteDatum: '2019-04-02',
};
const lotte = {
  relatienummer: 'R2',
  opgemaakteNaam: 'Lotte de Vries',
  geboorteDatum: '2019-04-02',
};

const screen = (otherwise: Partial<ListData> = {}) =>
  show(
    onPage(Component, {
      data: {
        filters: { show: 20 },
        declaraties: [
          exampleDeclaratieInList,
          { ...exampleDeclaratieInList, nummer: 'D2026-2', datum: '2026-10-30' },
        ],
        totaal: 2,
        waiting: 0,
        waitingFor: [],
        people: [sanne, lotte],
        ...otherwise,
      },
      address: '/declaraties/overzicht',
    }),
  );

const filtered = { filters: { show: 20, jaar: 2025 } };
const search = 'Zoeken en filteren';

describe('DeclaratiesPage', () => {
  it('lists claims by month, below a link to submit one', () => {
    const text = wordsIn(screen());
    expect(text).toMatch(/Declaratie indienen .*November 2026 .*Oktober 2026/);
    expect(headingsIn(screen())[0]).toBe('Declaraties');
  });

  it('folds up earlier years, unless something of that year is new or was asked for', () => {
    const before = { ...exampleDeclaratieInList, nummer: 'D2025-1', datum: '2025-10-30' };
    const folded = (one = before, otherwise: Partial<ListData> = {}) =>
      wordsIn(screen({ declaraties: [exampleDeclaratieInList, one], ...otherwise })).includes(
        'Declaraties van 2025',
      );
    expect(folded()).toBe(true);
    expect(folded({ ...before, nieuw: true })).toBe(false);
    expect(folded({ ...before, status: 'IN_BEHANDELING' as const })).toBe(false);
    expect(folded(before, filtered)).toBe(false);
    expect(folded(before, { filters: { show: 40 } })).toBe(false);
    expect(folded(before, { declaraties: [before] })).toBe(false);
  });

  it('names the person when there are several', () => {
    expect(wordsIn(screen())).toContain('Lotte');
    expect(wordsIn(screen({ people: [lotte] }))).not.toContain('Lotte');
  });

  it('tells people of the same name apart in the filter', () => {
    const [father, son] = namesakes;
    const text = wordsIn(screen({ people: [father, son] }));
    expect(text).toContain('Jan Bakker (3 mei 1978) Jan Bakker (21 oktober 2010)');
  });

  it('counts the matches of a filter, or the loaded ones without a total', () => {
    const found = /2 declaraties gevonden/;
    expect(wordsIn(screen(filtered))).toMatch(found);
    expect(wordsIn(screen({ ...filtered, totaal: null }))).toMatch(found);
    expect(wordsIn(screen())).not.toMatch(found);
  });

  it('has no search if the insurer returns no total', () => {
    expect(wordsIn(screen())).toContain(search);
    expect(wordsIn(screen({ totaal: null }))).not.toContain(search);
  });

  it('says that there are no claims, with a link to the first', () => {
    const none = screen({ declaraties: [], totaal: 0 });
    expect(wordsIn(none)).toContain('Declaratie indienen');
    expect(wordsIn(none)).not.toContain(search);
  });

  it('keeps the filters when nothing matches, and a link to clear them', () => {
    const none = wordsIn(screen({ ...filtered, declaraties: [], totaal: 0 }));
    expect(none).toContain(search);
    expect(none).toContain('Filters wissen');
  });
});
