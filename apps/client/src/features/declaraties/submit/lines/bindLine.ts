import type { Dispatch } from 'react';
import { bindFields, type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import type { RuleContext } from '../fields/fields.ts';
import type { ClaimEvent } from '../state/claimState.ts';
import {
  type ClaimLine,
  errorsOfLine,
  isLineUnsure,
  lineFields,
  lineRules,
  type LineValues,
} from './lines.ts';

export interface BoundLine {
  readonly line: ClaimLine;
  readonly fields: BoundFields<LineValues>;
  /** Whether it has values to check, so that it is expanded. */
  readonly asksFor: boolean;
}

/** Returns the id of a line's control, for the links of the error summary. */
export function lineFieldId(key: string, name: keyof LineValues): string {
  return fieldId(`${key}-${name}`);
}

/** Binds the fields of a line to the claim. */
export function bindLine(
  line: ClaimLine,
  report: Dispatch<ClaimEvent>,
  context: RuleContext,
): BoundLine {
  const { key, form } = line;
  const fields = bindFields({
    state: form,
    report: (event) => report({ kind: 'line', key, event }),
    rules: lineRules,
    names: lineFields,
    context,
  });
  const isWrong = Object.keys(errorsOfLine(line, context)).length > 0;
  return { line, fields, asksFor: isWrong || isLineUnsure(line) };
}
