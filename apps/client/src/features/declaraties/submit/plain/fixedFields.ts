import type { ReactNode } from 'react';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { type ClaimValues, detailFields } from '../fields/fields.ts';
import { plainForm, type PlainErrors } from './plainForm.ts';
import { prefixOfLine } from './postedLines.ts';

const nothing = () => undefined;

export type ErrorNodes = Readonly<Record<string, ReactNode>>;

/** Returns the names with this prefix, in their order. */
const begunBy = (names: readonly string[], start: string) =>
  names.filter((name) => name.startsWith(start));

/** Sorts the names of errors by their order on the page; those without a place come first. */
function inOrder(names: readonly string[], notaFirst: boolean): readonly string[] {
  const [what, day, ...rest] = detailFields;
  const ofNota = [...begunBy(names, plainForm.fileGood), plainForm.nota, plainForm.files];
  const ofClaim = ['declarant', what, day, ...begunBy(names, prefixOfLine), ...rest];
  const own = notaFirst ? [...ofNota, ...ofClaim] : [...ofClaim, ...ofNota];
  return [...new Set(['form', ...own, ...names])].filter((name) => names.includes(name));
}

/**
 * Binds the fields of a page without script.
 * @param notaFirst whether the bill stands before its values
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
