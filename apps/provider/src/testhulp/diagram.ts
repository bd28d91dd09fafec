import { readFileSync } from 'node:fs';

/** A step of a state diagram. */
export interface Overgang {
  readonly van: string;
  readonly naar: string;
}

/** A state diagram of docs/states: its states by what they are called, and its steps. */
export interface Diagram {
  readonly staten: readonly string[];
  /** States something may begin in. */
  readonly begin: readonly string[];
  /** States something may end in. */
  readonly eind: readonly string[];
  readonly overgangen: readonly Overgang[];
}

const map = new URL('../../../../docs/states/', import.meta.url);
const rand = '[*]';

/** Reads the diagram of docs/states/{naam}.md. */
export function leesDiagram(naam: string): Diagram {
  return ontleedDiagram(readFileSync(new URL(`${naam}.md`, map), 'utf8'));
}

/**
 * Reads the one mermaid `stateDiagram-v2` of a page: `state "words" as id` and `a --> b: why`.
 * @throws Error when there is none, or when it has a line of another kind.
 */
export function ontleedDiagram(tekst: string): Diagram {
  const blok = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(tekst)?.[1];
  if (blok === undefined) throw new Error('No state diagram on this page');
  const namen = new Map<string, string>();
  const stappen: Overgang[] = [];
  for (const regel of blok.split('\n').map((ruw) => ruw.trim())) {
    const naam = /^state "(.+)" as (\w+)$/.exec(regel);
    const stap = /^(\S+) --> ([^\s:]+)(?:: .+)?$/.exec(regel);
    if (naam) namen.set(naam[2] ?? '', naam[1] ?? '');
    else if (stap) stappen.push({ van: stap[1] ?? '', naar: stap[2] ?? '' });
    else if (regel !== '') throw new Error(`Not understood in a state diagram: ${regel}`);
  }
  const woord = (id: string): string => namen.get(id) ?? id;
  const staten = new Set(stappen.flatMap(({ van, naar }) => [van, naar]).map(woord));
  return {
    staten: [...staten].filter((staat) => staat !== rand),
    begin: stappen.filter(({ van }) => van === rand).map(({ naar }) => woord(naar)),
    eind: stappen.filter(({ naar }) => naar === rand).map(({ van }) => woord(van)),
    overgangen: stappen
      .filter(({ van, naar }) => van !== rand && naar !== rand)
      .map(({ van, naar }) => ({ van: woord(van), naar: woord(naar) })),
  };
}

/** Steps as lines in one order, to compare. */
export function alsRegels(overgangen: Iterable<Overgang>): string[] {
  return [...new Set([...overgangen].map(({ van, naar }) => `${van} --> ${naar}`))].toSorted();
}
