import { inPage } from './inPage.ts';

function barsInTheirRow(): number {
  return [...document.querySelectorAll('main tbody tr')].filter((row) => {
    const [bar] = [...row.querySelectorAll('svg')].filter(
      (one) => one.getBoundingClientRect().width > 1,
    );
    if (!bar) return false;
    const [inner, outer] = [bar.getBoundingClientRect(), row.getBoundingClientRect()];
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  }).length;
}

function placeByNothing(): void {
  for (const head of document.querySelectorAll<HTMLElement>('main tbody th')) {
    head.style.position = 'static';
  }
}

/** Counts the steps of a staircase whose bar is visible and in its row, as an expression for the page. */
export const stepsWithBar: string = inPage(barsInTheirRow, []);

/** Removes the positioning of the bars, as in an old bug; an expression for the page. */
export const loosenBars: string = inPage(placeByNothing, []);
