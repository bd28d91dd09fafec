import ts from 'typescript';
import type { Source } from '../borders/source.ts';

/** Where the words stand that leave the process: names of pages, kinds of care, codes of remarks. */
const lists = [
  'packages/domain/src/paths.ts',
  'packages/domain/src/zorgsoorten.ts',
  'packages/domain/src/factuurKindInfo.ts',
  'apps/provider/src/assess/line/calculateLine.ts',
  'apps/provider/src/assess/line/meldingen.ts',
  'apps/provider/src/declaraties/submit/submit.rules.ts',
  'apps/provider/src/declaraties/files/waitingFiles.rules.ts',
  'packages/contract/src/calls/declaraties.ts',
  'packages/contract/src/calls/facturen.ts',
  'packages/domain/src/constants.ts',
  'packages/domain/src/meldingCodes.ts',
  'apps/provider/src/declaraties/submit/submit.ts',
  'packages/contract/src/facturen.ts',
];

// Fields and values of addresses, of the gateway's token and of the maintenance document,
// what a screen calls the steps of a calculation, and values that the specification's fields have.
const onTheWire = [
  'inOnderhoud',
  'stilMs',
  'terug',
  'onleesbaar',
  'anders',
  'doel',
  'tot',
  'Gedeclareerd',
  'Uitbetaald',
  'Ingediend',
  'Afgehandeld',
  'nee',
  'toon',
  'vestiging',
];

/** The values and keys in those lists: what they say is behaviour, not a name that we choose. */
export function valuesInLists(sources: readonly Source[]): string[] {
  const inLists = sources
    .filter(({ file }) => lists.includes(file))
    .flatMap(({ tree }) => {
      const values: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node)) values.push(node.text);
        if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
          values.push(node.name.text);
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return values;
    });
  return [...onTheWire, ...inLists];
}
