import type { FieldCode } from '@mijn/domain/meldingCodes';
import type { FieldName, FormErrors } from '../../../../forms/formState.ts';
import {
  type ClaimValues,
  emptyValues,
  type Problem,
  type RuleContext,
  say,
} from '../fields/fields.ts';
import type { Melding } from './meldingen.ts';

// The insurer's codes (decisions §4, §5).
const problemByCode: Readonly<Record<FieldCode, Problem>> = {
  required: 'missing',
  unknown: 'missing',
  invalidFormat: 'unreadable',
  tooLong: 'tooLong',
  inToekomst: 'future',
  teOud: 'tooOld',
  bedragNul: 'zero',
};

function isCode(code: string): code is FieldCode {
  return Object.hasOwn(problemByCode, code);
}

function isField(name: string | undefined): name is FieldName<ClaimValues> {
  return name !== undefined && Object.hasOwn(emptyValues, name);
}

/** The insurer's errors that belong to a field of the form, so that the field says them too. */
export function insurerErrors(
  meldingen: readonly Melding[],
  context: RuleContext,
): FormErrors<ClaimValues> {
  const errors: FormErrors<ClaimValues> = {};
  for (const { level, code, veld } of meldingen) {
    if (level !== 'error' || !isCode(code) || !isField(veld)) continue;
    errors[veld] = say(veld, problemByCode[code], context);
  }
  return errors;
}

// Where the insurer says which line it is about: `regels.2.bedrag`.
const placeOfLine = /^regels\.(\d+)\.(zorgsoort|behandelDatum|bedrag)$/;

/** An error of the insurer at a field of a line. */
interface LineError {
  /** The line's place. */
  readonly at: number;
  readonly field: 'zorgsoort' | 'behandelDatum' | 'bedrag';
  readonly text: string;
}

/** What the insurer has against a field of a line, in our words; undefined where it is about something else. */
export function insurerLineError(
  { level, code, veld = '' }: Melding,
  context: RuleContext,
): LineError | undefined {
  const [, at, name] = placeOfLine.exec(veld) ?? [];
  const field = (['zorgsoort', 'behandelDatum', 'bedrag'] as const).find((one) => one === name);
  if (level !== 'error' || !isCode(code) || field === undefined) return undefined;
  const text = say(field, problemByCode[code], context);
  return text === undefined ? undefined : { at: Number(at), field, text };
}
