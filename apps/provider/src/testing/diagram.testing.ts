import { readFileSync } from 'node:fs';

export interface Transition {
  readonly from: string;
  readonly to: string;
}

/** A state diagram of docs/states, with its states by label. */
export interface Diagram {
  readonly states: readonly string[];
  /** Id of each labelled state, by label. */
  readonly ids: ReadonlyMap<string, string>;
  /** Jobs that cause a transition: `job "startProcessing"`. */
  readonly jobs: readonly string[];
  /** Initial states. */
  readonly begin: readonly string[];
  /** Final states. */
  readonly end: readonly string[];
  readonly transitions: readonly Transition[];
}

const folder = new URL('../../../../docs/states/', import.meta.url);
const edge = '[*]';

/** Parses the diagram of docs/states/{name}.md. */
export function readDiagram(name: string): Diagram {
  return parseDiagram(readFileSync(new URL(`${name}.md`, folder), 'utf8'));
}

/**
 * Parses the mermaid `stateDiagram-v2` of a page: `state "words" as id` and `a --> b: why`.
 * @throws Error when there is none, or on an unknown line.
 */
export function parseDiagram(text: string): Diagram {
  const block = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(text)?.[1];
  if (block === undefined) throw new Error('No state diagram on this page');
  const names = new Map<string, string>();
  const steps: Transition[] = [];
  for (const line of block.split('\n').map((raw) => raw.trim())) {
    const name = /^state "(.+)" as (\w+)$/.exec(line);
    const step = /^(\S+) --> ([^\s:]+)(?:: .+)?$/.exec(line);
    if (name) names.set(name[2] ?? '', name[1] ?? '');
    else if (step) steps.push({ from: step[1] ?? '', to: step[2] ?? '' });
    else if (line !== '') throw new Error(`Not understood in a state diagram: ${line}`);
  }
  const word = (id: string): string => names.get(id) ?? id;
  const states = new Set(steps.flatMap(({ from, to }) => [from, to]).map(word));
  return {
    states: [...states].filter((state) => state !== edge),
    begin: steps.filter(({ from }) => from === edge).map(({ to }) => word(to)),
    ids: new Map([...names].map(([id, words]) => [words, id])),
    jobs: [...block.matchAll(/\bjob "(\w+)"/g)].map(([, job = '']) => job),
    end: steps.filter(({ to }) => to === edge).map(({ from }) => word(from)),
    transitions: steps
      .filter(({ from, to }) => from !== edge && to !== edge)
      .map(({ from, to }) => ({ from: word(from), to: word(to) })),
  };
}

/** Formats transitions as sorted lines, for comparison. */
export function toLines(transitions: Iterable<Transition>): string[] {
  return [...new Set([...transitions].map(({ from, to }) => `${from} --> ${to}`))].toSorted();
}
