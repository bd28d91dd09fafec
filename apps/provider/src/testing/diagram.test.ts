import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobNames } from '../jobs/queue.ts';
import { toLines, readDiagram, parseDiagram } from './diagram.testing.ts';

const page = (...lines: string[]) =>
  ['# Lamp', '```mermaid', 'stateDiagram-v2', ...lines, '```', ''].join('\n');

it('reads states by their words, where it begins and ends, and the steps', () => {
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

it('refuses what it does not understand, and a page without a diagram', () => {
  expect(() => parseDiagram(page('  off -> on'))).toThrow(/off -> on/);
  expect(() => parseDiagram('# Lamp')).toThrow(/No state diagram/);
});

it('reads every page of docs/states, and the jobs they name are there', () => {
  const folder = new URL('../../../../docs/states/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name !== 'README.md')) {
    const { begin, jobs } = readDiagram(file.replace('.md', ''));
    expect(begin.length).toBeGreaterThan(0);
    expect(jobNames).toEqual(expect.arrayContaining([...jobs]));
  }
});
