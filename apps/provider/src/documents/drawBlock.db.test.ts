import { describe, expect, it } from 'vitest';
import type { Block, Fact } from './documentContent.ts';
import { findPlaced, letterWith, placedOn, placedOnAll } from './letter.testing.ts';
import { roles } from './openDocument.testing.ts';

const facts = (...list: readonly Fact[]): Block => ({ kind: 'facts', facts: list });
const sentence = (text: string): Block => ({ kind: 'sentence', text });

async function heard(...blocks: readonly Block[]): Promise<string[]> {
  const letter = await letterWith(blocks);
  return roles(await (await letter.getPage(1)).getStructTree());
}

describe('facts in a letter', () => {
  it('are in two columns, each name beside its value', async () => {
    const placed = await placedOn(
      await letterWith([
        facts({ name: 'Factuurnummer', value: 'F-1' }, { name: 'Status', value: 'Betaald' }),
      ]),
    );
    const [name, value, next] = ['Factuurnummer', 'F-1', 'Status'].map((text) =>
      findPlaced(placed, text),
    );
    expect([name?.left, value?.left]).toEqual([60, 230]);
    expect(value?.base).toBeCloseTo(name?.base ?? 0, -1);
    expect(next?.base).toBeLessThan(value?.base ?? 0);
  });

  it('leave room for a name of two lines', async () => {
    const placed = await placedOn(
      await letterWith([
        facts(
          { name: 'Een naam die zo lang is dat hij twee regels beslaat', value: 'kort' },
          { name: 'Status', value: 'Betaald' },
        ),
      ]),
    );
    const wrapped = placed.filter(({ text, left }) => left === 60 && /lang|beslaat/.test(text));
    expect(wrapped.length).toBeGreaterThan(1);
    const lowest = Math.min(...wrapped.map(({ base }) => base));
    expect(findPlaced(placed, 'Status').base).toBeLessThan(lowest - 5);
  });

  it('never break over pages: a value is on the page of its name', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ name: `Naam ${i}.`, value: `Dit ${i}.` }));
    const pages = await placedOnAll(await letterWith([facts(...many)]));
    expect(pages.length).toBeGreaterThan(1);
    const pageOf = (text: string) =>
      pages.findIndex((page) => page.some((placed) => placed.text === text));
    for (const { name, value } of many)
      expect([value, pageOf(value)]).toEqual([value, pageOf(name)]);
  });

  it('are tagged as a list whose items have labels', async () => {
    const parts = await heard(facts({ name: 'Status', value: 'Betaald' }));
    const list = parts.slice(parts.indexOf('L'), -1);
    expect(list.filter((part) => part.startsWith('L'))).toEqual(['L', 'LI', 'Lbl', 'LBody']);
  });
});

describe('other blocks of a letter', () => {
  it('have tags: a list of names, a heading, a sentence', async () => {
    const parts = await heard(
      { kind: 'names', names: ['Sanne', 'Daan'] },
      { kind: 'header', text: 'Zorg' },
      { kind: 'answer', text: 'We vergoeden € 10.' },
      sentence('Bewaar dit.'),
    );
    expect(parts.filter((part) => /^(?:L|LI|LBody|H2)$/.test(part))).toEqual([
      'L',
      'LI',
      'LBody',
      'LI',
      'LBody',
      'H2',
    ]);
  });

  it('print the answer larger than its explanation', async () => {
    const placed = await placedOn(
      await letterWith([{ kind: 'answer', text: 'Dit krijg je.' }, sentence('Omdat.')]),
    );
    const sizes = ['Dit krijg je.', 'Omdat.'].map((text) => findPlaced(placed, text).size);
    expect(sizes).toEqual([14, 12]);
  });

  it('keep a heading with its content: at the end of a page it moves to the next', async () => {
    const pairs = Array.from({ length: 60 }, (_, i) => [`Kop ${i}`, `Waarover ${i}.`] as const);
    const parts = pairs.flatMap(([header, about]): Block[] => [
      { kind: 'header', text: header },
      sentence(about),
    ]);
    const pages = await placedOnAll(await letterWith(parts));
    expect(pages.length).toBeGreaterThan(4);
    const pageOf = (said: string) =>
      pages.findIndex((page) => page.some(({ text }) => text === said));
    for (const [header, about] of pairs) {
      expect([header, pageOf(header)]).toEqual([header, pageOf(about)]);
    }
  });
});
