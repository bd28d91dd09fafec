import type { Taal } from '@mijn/domain/taal';
import { Knop } from '@mijn/ui/Knop';
import { useAppOmgeving } from '../api/omgeving.ts';
import * as t from '../generated/teksten/app.js';
import { bewaarTaal } from '../platform/cookies.ts';

const andere: Record<Taal, Taal> = { nl: 'en', en: 'nl' };

/** The switch to the other language: a fresh document, so that server and browser agree on it. */
export function TaalKeuze() {
  const naar = andere[useAppOmgeving().taal];
  const wissel = () => {
    bewaarTaal(naar);
    location.reload();
  };
  return (
    <Knop variant="stil" klein lang={naar} aria-label={t.andereTaalUitleg()} onClick={wissel}>
      {t.andereTaal()}
    </Knop>
  );
}
