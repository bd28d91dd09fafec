import { describe, expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../../api/show.testing.tsx';
import { namesakes } from '../../../help/careChoice/namesakes.testing.ts';
import { declaratieInRow } from '../declaratieInRow.testing.ts';
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
          declaratieInRow,
          { ...declaratieInRow, nummer: 'D2026-2', datum: '2026-10-30' },
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

describe('the claims', () => {
  it('stand by month, the way to send one in above them', () => {
    const text = wordsIn(screen());
    expect(text).toMatch(/Declaratie indienen .*November 2026 .*Oktober 2026/);
    expect(headingsIn(screen())[0]).toBe('Declaraties');
  });

  it('name for whom where there is more than one, and not to who is alone', () => {
    expect(wordsIn(screen())).toContain('Lotte');
    expect(wordsIn(screen({ people: [lotte] }))).not.toContain('Lotte');
  });

  it('tell two people of the same name apart where one chooses for whom', () => {
    const [father, son] = namesakes;
    const text = wordsIn(screen({ people: [father, son] }));
    expect(text).toContain('Jan Bakker (3 mei 1978) Jan Bakker (21 oktober 2010)');
  });

  it('say how many were found where they are filtered, of an insurer that tells no number those that are there', () => {
    const found = /2 declaraties gevonden/;
    expect(wordsIn(screen(filtered))).toMatch(found);
    expect(wordsIn(screen({ ...filtered, totaal: null }))).toMatch(found);
    expect(wordsIn(screen())).not.toMatch(found);
  });

  it('have no search where the insurer tells no number', () => {
    expect(wordsIn(screen())).toContain(search);
    expect(wordsIn(screen({ totaal: null }))).not.toContain(search);
  });

  it('that are none are told as such, with the way to the first', () => {
    const none = screen({ declaraties: [], totaal: 0 });
    expect(wordsIn(none)).toContain('Declaratie indienen');
    expect(wordsIn(none)).not.toContain(search);
  });

  it('of which none is found keep their filters, and the way out of them', () => {
    const none = wordsIn(screen({ ...filtered, declaraties: [], totaal: 0 }));
    expect(none).toContain(search);
    expect(none).toContain('Filters wissen');
  });
});
