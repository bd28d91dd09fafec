import ts from 'typescript';
import type { Source } from '../borders/source.ts';

/** Where the words stand that leave the process: names of pages, kinds of care, codes of remarks. */
const lists = [
  'packages/domain/src/paths.ts',
  'packages/domain/src/zorgsoorten.ts',
  'packages/domain/src/factuurKindInfo.ts',
  'apps/provider/src/files/inspect/inspection.ts',
  'apps/provider/src/declaraties/assess/shapes.ts',
];

/** The values and keys in those lists: what they say is behaviour, not a name that we choose. */
export function valuesInLists(sources: readonly Source[]): string[] {
  return sources
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
}
