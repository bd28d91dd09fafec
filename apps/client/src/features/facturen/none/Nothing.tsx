import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import * as m from '../../../generated/texts/none.js';

/** Shown when the filter leaves no invoice. */
export function Nothing() {
  return (
    <Card>
      <EmptyState illustration={<IllustrationEmpty />} title={m.nothingTitle()}>
        <p>{m.nothingText()}</p>
      </EmptyState>
    </Card>
  );
}
