import { Card } from '@mijn/ui/Card';
import { Alert } from '@mijn/ui/Alert';
import { Skeleton } from '@mijn/ui/Skeleton';
import { Retry } from '../../forms/Retry.tsx';
import { useRevalidation } from '../../api/revalidation.ts';
import * as words from '../../generated/texts/shared.js';

interface FailedProps {
  readonly title: string;
  /** Expected number of rows, so that the layout does not shift when they load. */
  readonly rows?: number;
}

/** Replaces a part of the screen that failed, with a button to try again (docs/decisions.md §8). */
export function Failed({ title, rows = 4 }: FailedProps) {
  const { state } = useRevalidation();
  if (state !== 'idle') {
    return (
      <Card>
        <Skeleton kind="row" count={rows} text={words.loading()} />
      </Card>
    );
  }
  return <Alert kind="error" title={title} role="alert" action={<Retry />} />;
}
