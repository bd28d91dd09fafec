import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alsRegels, leesDiagram, ontleedDiagram } from './diagram.ts';

const pagina = (...regels: string[]) =>
  ['# Lamp', '```mermaid', 'stateDiagram-v2', ...regels, '```', ''].join('\n');

it('reads states by their words, where it begins and ends, and the steps', () => {
  const diagram = ontleedDiagram(
    pagina(
      '  state "het licht is aan" as aan',
      '  [*] --> uit',
      '  uit --> aan: switch',
      '  aan --> [*]',
    ),
  );
  expect(diagram).toEqual({
    staten: ['uit', 'het licht is aan'],
    begin: ['uit'],
    eind: ['het licht is aan'],
    overgangen: [{ van: 'uit', naar: 'het licht is aan' }],
  });
  expect(alsRegels(diagram.overgangen)).toEqual(['uit --> het licht is aan']);
});

it('refuses what it does not understand, and a page without a diagram', () => {
  expect(() => ontleedDiagram(pagina('  uit -> aan'))).toThrow(/uit -> aan/);
  expect(() => ontleedDiagram('# Lamp')).toThrow(/No state diagram/);
});

it('reads every page of docs/states', () => {
  const map = new URL('../../../../docs/states/', import.meta.url);
  for (const bestand of readdirSync(map).filter((naam) => naam !== 'README.md')) {
    expect(leesDiagram(bestand.replace('.md', '')).begin.length).toBeGreaterThan(0);
  }
});
