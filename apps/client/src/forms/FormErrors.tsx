import { ErrorSummary, type ErrorItem } from '@mijn/ui/ErrorSummary';

interface FormErrorsProps {
  readonly title: string;
  readonly errors: readonly ErrorItem[];
  /** Number of checks; a change moves the focus to the summary again. */
  readonly checks: number;
}

/** Error summary at the top of a screen, which takes the focus; renders nothing without errors. */
export function FormErrors({ title, errors, checks }: FormErrorsProps) {
  return errors.length > 0 && <ErrorSummary key={checks} title={title} errors={errors} />;
}
