import { expect, test } from 'vitest';
import { showDocument, evaluateInPage } from './inDocument.testing.ts';
import { layoutFaults } from './layoutFaults.ts';
import { plantedFaults, plantFaults } from './plantFaults.ts';

/** Returns the findings for this content in main. */
async function said(html: string): Promise<unknown> {
  await showDocument(`<main>${html}</main>`);
  return evaluateInPage(layoutFaults);
}

const drawing = (style: string) => `<svg style="display: block; ${style}"></svg>`;
const shifted = (by: string, words = 'weg') =>
  `<span style="display: inline-block; position: relative; ${by}">${words}</span>`;

test('finds nothing on a sound screen', async () => {
  const faults = await said(
    `<h1>Declaraties</h1><p>Wat je indiende, <b>het nieuwste</b> eerst.</p>
     <ul><li>Tandarts <b>€ 80,00</b></li><li>Huisarts ${drawing('inline-size: 1rem')}</li></ul>
     <table><tr><td>2 maart</td><td>€ 12,50</td></tr></table>
     <label>Naam <input name="naam"></label>`,
  );
  expect(faults).toEqual([]);
});

test('finds a planted fault of every kind', async () => {
  await showDocument('<main><h1>Declaraties</h1></main>');
  await evaluateInPage(plantFaults);
  const found = await evaluateInPage(layoutFaults);
  const faults = Array.isArray(found) ? found.map(String) : [];
  const notFound = plantedFaults.filter((one) => !faults.some((fault) => one.test(fault)));
  expect(notFound, faults.join('\n')).toEqual([]);
});

test('reports content wider than the screen, unless it scrolls by itself', async () => {
  expect(await said('<div style="inline-size: 460px">x</div>')).toEqual([
    '60 px wider than the screen',
  ]);
  const wide = '<div style="inline-size: 460px">x</div>';
  expect(await said(`<div style="overflow-x: auto">${wide}</div>`)).toEqual([]);
});

test('reports content that sticks out on the left, unless it scrolls by itself or is fully hidden', async () => {
  const out = shifted('left: -8px');
  expect(await said(`<p>${out}</p>`)).toEqual(['span "weg" stands 8 px out at the left']);
  expect(await said(`<p style="overflow-x: clip">${out}</p>`)).toEqual([]);
  // Like a skip link before it has the focus.
  expect(await said(`<p>${shifted('left: -300px')}</p>`)).toEqual([]);
});

test.each(['li', 'tr'])('reports a part outside its row (%s)', async (row) => {
  const inRow = (content: string) =>
    row === 'li' ? `<ul><li>${content}</li></ul>` : `<table><tr><td>${content}</td></tr></table>`;
  expect(await said(inRow(shifted('top: 30px')))).toEqual([
    expect.stringMatching(/^span "weg" stands \d+ px outside its row$/),
  ]);
  expect(await said(inRow(shifted('top: 3px')))).toEqual([]);
});

const frame = (overflow: string) =>
  `<ul><li><div style="overflow: ${overflow}; block-size: 20px">${drawing('block-size: 90px; inline-size: 20px')}</div></li></ul>`;

test('ignores content that a frame within the row clips', async () => {
  expect(await said(frame('hidden'))).toEqual([]);
  expect(await said(frame('visible'))).toEqual(['svg "" stands 70 px outside its row']);
});

const pulledUp = 'margin-block-start: -20px';

test.each([
  ['words', `<p>onder</p><p style="${pulledUp}">boven</p>`, 'p "onder" stands over p "boven"'],
  [
    'a drawing',
    `<p>onder</p>${drawing(`${pulledUp}; block-size: 20px`)}`,
    'p "onder" stands over svg ""',
  ],
  [
    'a field',
    `<p>onder</p><div style="${pulledUp}"><input style="block-size: 20px"></div>`,
    'p "onder" stands over input ""',
  ],
])('reports text over %s', async (_, html, fault) => {
  expect(await said(html)).toEqual([fault]);
});

test('accepts text that touches, or overlaps by less than half a line', async () => {
  expect(await said('<p>onder</p><p style="margin-block-start: -8px">boven</p>')).toEqual([]);
});

test.each([
  [
    'words on the ground they are written on',
    `${drawing('block-size: 90px; inline-size: 300px')}<p style="margin-block-start: -60px">erop</p>`,
  ],
  [
    'the words of a button with a sign',
    `<button><span>Betalen</span>${drawing(`${pulledUp}; block-size: 20px`)}</button>`,
  ],
  [
    'the sign in front of an amount',
    `<div><span style="position: absolute">€</span><input style="block-size: 20px"></div>`,
  ],
  [
    'a bar that stays in view while the page goes on under it',
    '<p>onder</p><div style="position: fixed; inset: 0 0 auto">Overzicht</div>',
  ],
  [
    'words for the ear only',
    `<p>onder</p><p style="${pulledUp}; clip-path: inset(50%)"><span>boven</span></p>`,
  ],
  ['words that are hidden', `<p>onder</p><p style="${pulledUp}; visibility: hidden">boven</p>`],
  [
    'what a row keeps out of sight until it is scrolled',
    '<div style="display: flex"><div style="inline-size: 80px; overflow-x: auto; white-space: nowrap">' +
      '<span style="display: inline-block; inline-size: 80px">een</span><span>twee</span></div><p>daarnaast</p></div>',
  ],
])('accepts %s', async (_, html) => {
  expect(await said(html)).toEqual([]);
});

const bar = (content: string, side = 'inset: auto 0 0') =>
  `<nav style="position: fixed; ${side}">${content}</nav>`;
const onIt = '<span style="display: inline-block; transform: translateY(-20px)">erop</span>';

test('checks bars and footer like the page', async () => {
  const over = `<div>Overzicht</div>${onIt}`;
  const fault = 'div "Overzicht" stands over span "erop"';
  for (const part of [bar(over), `<header>${over}</header>`, `<footer>${over}</footer>`]) {
    await showDocument(`${part}<main><h1>Declaraties</h1></main>`);
    expect(await evaluateInPage(layoutFaults)).toEqual([fault]);
  }
  // Two bars, the second over the first.
  await showDocument(bar('<div>Menu</div>') + bar('<div>Vraag</div>'));
  expect(await evaluateInPage(layoutFaults)).toEqual(['div "Menu" stands over div "Vraag"']);
});

const sheet = (content: string) =>
  `<div id="sheet" popover style="inset: auto 0 0; margin: 0; border: 0; padding: 0">${content}</div>`;

test('checks a sheet or dialog separately from the bars below it', async () => {
  for (const [content, faults] of [
    ['Uitloggen', []],
    [`<div>Uitloggen</div>${onIt}`, ['div "Uitloggen" stands over span "erop"']],
  ] as const) {
    await showDocument(bar('Meer') + sheet(content));
    document.getElementById('sheet')?.showPopover();
    expect(await evaluateInPage(layoutFaults)).toEqual(faults);
  }
});

test('reports content cut off by a bar, unless it scrolls by itself', async () => {
  const wide = '<div style="inline-size: 430px">Meer</div>';
  expect(await said(bar(wide))).toEqual(['div "Meer" stands 30 px out at the right']);
  expect(await said(bar(wide, 'inset: auto 0 0; overflow-x: auto'))).toEqual([]);
});

test('reports content covered by a bottom bar at the end of the page', async () => {
  const page = '<div style="block-size: 900px">begin</div><p>eind</p>';
  await showDocument(page + bar('Overzicht'));
  expect(await evaluateInPage(layoutFaults)).toEqual([
    'p "eind" stays under a bar where the page ends',
  ]);
  await showDocument(`<main style="padding-block-end: 20px">${page}</main>${bar('Overzicht')}`);
  expect(await evaluateInPage(layoutFaults)).toEqual([]);
});

const details = (state: string) =>
  `<details ${state}><summary>Meer</summary><p>binnen</p></details><p style="${pulledUp}">buiten</p>`;

test('ignores the content of closed details', async () => {
  expect(await said(details(''))).toEqual(['summary "Meer" stands over p "buiten"']);
  expect(await said(details('open'))).toEqual(['p "binnen" stands over p "buiten"']);
});

const moving = (times: string) =>
  `<style>@keyframes arrive { from { transform: translateY(-20px) } }</style>
   <p>onder</p><p style="animation: arrive 80ms ${times}">boven</p>`;

test('waits for animations to end', async () => {
  expect(await said(moving('1'))).toEqual([]);
});

test('does not wait for endless animations', async () => {
  await expect(said(moving('infinite steps(1, jump-none)'))).resolves.toEqual(expect.any(Array));
});
