import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import * as m from '../../../generated/texts/berichten.js';

/** Empty state of Berichten. */
export function NoBerichten() {
  return (
    <EmptyState illustration={<IllustrationEmpty />} title={m.empty()}>
      {m.emptyText()}
    </EmptyState>
  );
}
