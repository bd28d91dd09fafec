import { ErrorSummary, type ErrorItem } from '@mijn/ui/ErrorSummary';

interface FormErrorsProps {
  readonly title: string;
  readonly errors: readonly ErrorItem[];
  /** Another number brings the summary forward again. */
  readonly checks: number;
}

/** What is wrong on a screen, at its top, with the focus; nothing when all is well. */
export function FormErrors({ title, errors, checks }: FormErrorsProps) {
  return errors.length > 0 && <ErrorSummary key={checks} title={title} errors={errors} />;
}
