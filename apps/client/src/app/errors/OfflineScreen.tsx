import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useState } from 'react';
import * as m from '../../generated/texts/app.js';
import * as words from '../../generated/texts/shared.js';
import { Picture } from '../../features/statuspaginas/StatusContent.tsx';

/** Reloads this page. */
export function reload(): void {
  location.reload();
}

interface OfflineWordsProps {
  /** Whether the button was pressed without a network. */
  readonly stillOffline?: boolean;
  readonly onClick?: () => void;
}

/** The words of the offline screen and its button (§8), which says so while there is no network. */
export function OfflineWords({ stillOffline = false, onClick }: OfflineWordsProps) {
  return (
    <Page title={m.headingOffline()} subtitle={m.textOffline()} narrow>
      <ButtonGroup>
        <Button onClick={onClick} data-again={m.offlineStill()}>
          {stillOffline ? m.offlineStill() : words.retry()}
        </Button>
      </ButtonGroup>
      <output>{stillOffline && <VisuallyHidden>{m.offlineStill()}</VisuallyHidden>}</output>
    </Page>
  );
}

/**
 * Replaces every page while the device is offline (§2, §8). Words and drawing are in the main chunk,
 * because nothing can be loaded by then.
 */
export function OfflineScreen() {
  const [stillOffline, setStillOffline] = useState(false);
  // Without a network nothing would load, and a form behind this screen would be lost (docs/decisions.md §9).
  const look = () => {
    if (navigator.onLine) reload();
    else setStillOffline(true);
  };
  return (
    <>
      <Picture name="broken" />
      <OfflineWords stillOffline={stillOffline} onClick={look} />
    </>
  );
}
