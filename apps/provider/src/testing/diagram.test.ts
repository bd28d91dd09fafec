import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobNames } from '../jobs/queue.ts';
import { toLines, readDiagram, parseDiagram } from './diagram.testing.ts';

const page = (...lines: string[]) =>
  ['# Lamp', '```mermaid', 'stateDiagram-v2', ...lines, '```', ''].join('\n');

it('parses states with their labels, initial and final states, and transitions', () => {
  const diagram = parseDiagram(
    page(
      '  state "the light is on" as on',
      '  [*] --> off',
      '  off --> on: job "switch", or by hand',
      '  on --> [*]',
    ),
  );
  expect(diagram).toEqual({
    states: ['off', 'the light is on'],
    ids: new Map([['the light is on', 'on']]),
    jobs: ['switch'],
    begin: ['off'],
    end: ['the light is on'],
    transitions: [{ from: 'off', to: 'the light is on' }],
  });
  expect(toLines(diagram.transitions)).toEqual(['off --> the light is on']);
});

it('rejects unknown lines, and a page without a diagram', () => {
  expect(() => parseDiagram(page('  off -> on'))).toThrow(/off -> on/);
  expect(() => parseDiagram('# Lamp')).toThrow(/No state diagram/);
});

it('parses every page of docs/states, whose jobs all exist', () => {
  const folder = new URL('../../../../docs/states/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name !== 'README.md')) {
    const { begin, jobs } = readDiagram(file.replace('.md', ''));
    expect(begin.length).toBeGreaterThan(0);
    expect(jobNames).toEqual(expect.arrayContaining([...jobs]));
  }
});
