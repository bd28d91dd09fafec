import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import * as m from '../../generated/texts/app.js';
import * as words from '../../generated/texts/shared.js';
import { Picture } from '../../features/statuspaginas/Picture.tsx';

/** Reloads this page. */
export function reload(): void {
  location.reload();
}

/**
 * The words of the offline screen and its button (§8), which reloads once there is a network: without one
 * nothing would load, and a form behind this screen would be lost (docs/decisions.md §9).
 */
export function OfflineWords() {
  return (
    <Page title={m.headingOffline()} subtitle={m.textOffline()} narrow>
      <ButtonGroup>
        <Button onClick={() => navigator.onLine && reload()} data-again="">
          {words.retry()}
        </Button>
      </ButtonGroup>
    </Page>
  );
}

/**
 * Replaces every page while the device is offline (§2, §8). Its words are in the main chunk, because
 * nothing can be loaded by then; its drawing may be missing.
 */
export function OfflineScreen() {
  return (
    <>
      <Picture name="broken" />
      <OfflineWords />
    </>
  );
}
