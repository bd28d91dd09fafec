import { personas } from './personas.ts';
import { sequenceNumbers } from './relaties.ts';
import { accountOf } from './toRelatie.ts';

const holders: ReadonlyMap<string, string> = new Map(
  Object.entries(sequenceNumbers).flatMap(([key, number]) => {
    const name = personas.find((persona) => persona.key === key)?.naam;
    return name === undefined ? [] : [[accountOf(number), name] as const];
  }),
);

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z]+/).filter((word) => word !== '');
}

/**
 * Compares a name with the holder of an account at the simulated bank, which knows the accounts of the personas: equal
 * also with an initial for the first name, nearly equal with a long word in common.
 */
export async function checkNaam(
  iban: string,
  naam: string,
): Promise<'gelijk' | 'bijnaGelijk' | 'anders' | 'onbekend'> {
  const holder = holders.get(iban);
  if (holder === undefined) return 'onbekend';
  const [first = '', ...others] = wordsOf(holder);
  const given = wordsOf(naam);
  const spellings = [first, first.charAt(0)].map((start) => [start, ...others].join(' '));
  if (spellings.includes(given.join(' '))) return 'gelijk';
  const isNear = [first, ...others].some((word) => word.length > 3 && given.includes(word));
  return isNear ? 'bijnaGelijk' : 'anders';
}
