import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { namesInSource } from './sourceNames.ts';

const markup = (text: string): string[] =>
  namesInSource(readSource('a.tsx', text)).flatMap(({ kind, text: name }) =>
    kind === 'markup' || kind === 'code' ? [`${kind} ${name}`] : [],
  );

test.each([
  ['a field', 'html`<input type="date" name="day" />`', ['markup day']],
  ['an element', 'html`<h2 id="faults">Fouten</h2>`', ['markup faults']],
  ['whom a label is for', 'html`<label for="day">Dag</label>`', ['markup day']],
  [
    'what describes an element',
    'html`<a aria-describedby="about-${key}">x</a>`',
    ['markup about-'],
  ],
  [
    'what script finds it by',
    'html`<p data-returns data-kind="x"></p>`',
    ['markup data-returns', 'markup data-kind'],
  ],
  ['an attribute on a line of its own', 'html`<input\n  name="day"\n/>`', ['markup day']],
  ['another template of markup', '`<b id="top">${x}</b>`', ['code top']],
  ['an element of React', '<input name="day" />', ['code day']],
  ['a label of React', '<label htmlFor="day" data-kind="x" />', ['code day', 'code data-kind']],
])('finds the name of %s', (_what, text, names) => {
  expect(markup(text)).toEqual(names);
});

test.each([
  ['what a browser knows', 'html`<meta name="viewport" content="width=device-width" />`'],
  ['a value that is put in', 'html`<input name="${group}" />`'],
  ['what is said', 'html`<p>name="naam"</p>`'],
  ['whom a component shows', '<Person name="Sanne" />'],
  ['what stands in no template', 'const found = \'name="naam"\';'],
])('finds none in %s', (_what, text) => {
  expect(markup(text)).toEqual([]);
});
