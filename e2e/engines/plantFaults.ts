import { inPage } from './inPage.ts';

/** Moves an element over another. Runs in the page. */
function putOver(part: HTMLElement | SVGElement, other: Element | null): void {
  const [from, to] = [part.getBoundingClientRect(), other?.getBoundingClientRect()];
  if (!to) throw new Error('nothing to stand over');
  part.style.transform = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
}

function createPart(tag: string, words: string, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const part = document.createElement(tag);
  part.textContent = words;
  Object.assign(part.style, style);
  document.querySelector('main')?.append(part);
  return part;
}

/** Adds a bar with overlapping items, and one that the screen cuts off. */
function plantBar(): void {
  const bar = document.createElement('nav');
  Object.assign(bar.style, { position: 'fixed', inset: 'auto 0 0', blockSize: '4rem' });
  const places = ['place in a bar', 'place over it', 'place cut off'].map((words) => {
    const place = document.createElement('span');
    place.textContent = words;
    Object.assign(place.style, { display: 'inline-block', whiteSpace: 'nowrap' });
    return place;
  });
  document.body.append(bar);
  bar.append(...places);
  const [under, over, cut] = places;
  if (over && under) putOver(over, under);
  if (cut) Object.assign(cut.style, { position: 'absolute', right: '-40px' });
}

function plantAll(): void {
  plantBar();
  const list = createPart('ul', '', {});
  const part = document.createElement('span');
  part.textContent = 'out of its row';
  Object.assign(part.style, { position: 'relative', top: '40px', display: 'inline-block' });
  list.appendChild(document.createElement('li')).append(part);

  putOver(createPart('p', 'words on words', { inlineSize: '12rem' }), document.querySelector('h1'));

  const under = createPart('p', 'under a drawing', {});
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  Object.assign(drawing.style, { inlineSize: '6rem', blockSize: '1.5rem', display: 'block' });
  document.querySelector('main')?.append(drawing);
  putOver(drawing, under);

  createPart('p', 'gone at the left', { position: 'relative', left: '-60px' });
  createPart('div', 'too wide', { inlineSize: '130vw' });
}

/** Plants a fault of every kind for `layoutFaults`; an expression for the page. */
export const plantFaults: string = inPage(plantAll, [putOver, createPart, plantBar]);

export const plantedFaults: readonly RegExp[] = [
  /^\d+ px wider than the screen$/,
  /gone at the left" stands \d+ px out at the left/,
  /out of its row" stands \d+ px outside its row/,
  /words on words" stands over|stands over p "words on words"/,
  /under a drawing" stands over svg/,
  /place in a bar" stands over span "place over it"/,
  /place cut off" stands \d+ px out at the right/,
];
