import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { Page } from '@mijn/ui/Page';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import type { ComponentProps } from 'react';
import { PolisLinks } from '../polisLinks/PolisLinks.tsx';
import * as m from '../../../generated/texts/none.js';
import * as words from '../../../generated/texts/shared.js';

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

interface EmptyProps extends ComponentProps<typeof PolisLinks> {
  readonly coInsured: boolean;
}

/**
 * The whole screen of a person without invoices: none yet, or another person gets them (docs/decisions.md
 * §2).
 */
export function Empty({ coInsured, ...links }: EmptyProps) {
  return (
    <Page title={words.facturen()}>
      <Card>
        <EmptyState
          illustration={<IllustrationEmpty />}
          title={coInsured ? m.coInsuredTitle() : m.emptyTitle()}
        >
          <p>{coInsured ? m.coInsuredText() : m.emptyText()}</p>
        </EmptyState>
      </Card>
      <PolisLinks {...links} />
    </Page>
  );
}
