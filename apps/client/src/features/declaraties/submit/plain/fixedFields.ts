import type { ReactNode } from 'react';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { type ClaimValues, detailFields } from '../fields/fields.ts';
import { plainForm, type PlainErrors } from './plainForm.ts';
import { prefixOfLine } from './postedLines.ts';

const nothing = () => undefined;

/** What is wrong, by the name of the field, as it is shown. */
export type ErrorNodes = Readonly<Record<string, ReactNode>>;

/** The names of these that begin so, in their order. */
const begunBy = (names: readonly string[], start: string) =>
  names.filter((name) => name.startsWith(start));

/** The names of what is wrong, in the order in which it stands on the page; what stands nowhere comes first. */
function inOrder(names: readonly string[], notaFirst: boolean): readonly string[] {
  const [what, day, ...rest] = detailFields;
  const ofNota = [...begunBy(names, plainForm.fileGood), plainForm.nota, plainForm.files];
  const ofClaim = ['declarant', what, day, ...begunBy(names, prefixOfLine), ...rest];
  const own = notaFirst ? [...ofNota, ...ofClaim] : [...ofClaim, ...ofNota];
  return [...new Set(['form', ...own, ...names])].filter((name) => names.includes(name));
}

/**
 * The fields as they stand in a page that no script changes.
 * @param notaFirst the bill stands before what it says
 */
export function fixedFields(
  values: ClaimValues,
  errors: PlainErrors,
  nodes: ErrorNodes,
  notaFirst: boolean,
): BoundFields<ClaimValues> {
  return {
    values,
    fillIn: nothing,
    leave: nothing,
    text: (name) => ({ name, value: values[name], onChange: nothing, onBlur: nothing }),
    error: (name) => errors[name],
    errors: inOrder(Object.keys(nodes), notaFirst).flatMap((name) => {
      const text = nodes[name];
      return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
    }),
    checks: 0,
    check: () => false,
  };
}
