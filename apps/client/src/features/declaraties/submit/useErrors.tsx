import { type ErrorItem, ErrorSummary } from '@mijn/ui/ErrorSummary';
import { type ReactNode, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/submit.js';
import { check, type Field, type FieldErrors } from './input.ts';
import type { SubmitFlow } from './useSubmission.ts';
import { fieldErrorText, fieldId } from './fieldTexts.ts';

/** The errors of one step. */
interface Errors {
  /** The summary for the top of the step; undefined when there is nothing wrong. */
  readonly overzicht: ReactNode;
  /** What is wrong with a field, in words. */
  readonly at: (field: Field) => string | undefined;
  /** Checks the step's fields; true when all are right, else it shows what is wrong. */
  readonly check: () => boolean;
}

/** Checks the fields of a step and says what is wrong, at the top and at each field. */
export function useErrors(
  { formState, report }: SubmitFlow,
  fields: readonly Field[],
  today: string,
): Errors {
  const { taal } = useAppEnvironment();
  const [attempt, setAttempt] = useState(0);
  const text = (field: Field, errors: FieldErrors): string | undefined => {
    const error = errors[field];
    return error && fieldErrorText(field, error, { taal, today });
  };
  const list: ErrorItem[] = fields.flatMap((field) => {
    const words = text(field, formState.errors);
    return words ? [{ fieldId: fieldId(field), text: words }] : [];
  });
  return {
    overzicht: list.length > 0 && (
      <ErrorSummary key={attempt} title={m.foutTitel()} errors={list} />
    ),
    at: (field) => text(field, formState.errors),
    check: () => {
      const errors = check(formState.input, fields, today);
      report({ soort: 'gecontroleerd', errors });
      setAttempt((now) => now + 1);
      return Object.keys(errors).length === 0;
    },
  };
}
