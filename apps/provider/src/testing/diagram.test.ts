import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toLines, readDiagram, parseDiagram } from './diagram.ts';

const page = (...lines: string[]) =>
  ['# Lamp', '```mermaid', 'stateDiagram-v2', ...lines, '```', ''].join('\n');

it('reads states by their words, where it begins and ends, and the steps', () => {
  const diagram = parseDiagram(
    page(
      '  state "het licht is aan" as aan',
      '  [*] --> uit',
      '  uit --> aan: switch',
      '  aan --> [*]',
    ),
  );
  expect(diagram).toEqual({
    states: ['out', 'het licht is aan'],
    begin: ['out'],
    end: ['het licht is aan'],
    transitions: [{ van: 'out', naar: 'het licht is aan' }],
  });
  expect(toLines(diagram.transitions)).toEqual(['uit --> het licht is aan']);
});

it('refuses what it does not understand, and a page without a diagram', () => {
  expect(() => parseDiagram(page('  uit -> aan'))).toThrow(/uit -> aan/);
  expect(() => parseDiagram('# Lamp')).toThrow(/No state diagram/);
});

it('reads every page of docs/states', () => {
  const map = new URL('../../../../docs/states/', import.meta.url);
  for (const file of readdirSync(map).filter((name) => name !== 'README.md')) {
    expect(readDiagram(file.replace('.md', '')).begin.length).toBeGreaterThan(0);
  }
});
