import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { SearchX } from 'lucide-react';
import * as m from '../../generated/texts/betalingen.js';
import { WayOut } from './WayOut.tsx';

/** Shown when there is no payment in the last 24 hours, or none at the address (docs/decisions.md §7). */
export function NoBetaling() {
  return (
    <Page narrow eyebrow={m.page()} title={m.none()}>
      <Answer kind="info" icon={SearchX} title={m.noneHeading()}>
        <p>{m.noneText()}</p>
      </Answer>
      <ButtonGroup>
        <WayOut main="overzicht" />
      </ButtonGroup>
    </Page>
  );
}
