import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import * as t from '../generated/teksten/app.js';
import { LuiPlaatje } from './luieSchermen.ts';

/**
 * What stands in the place of every page while the device is offline (§2, §8); its button reloads.
 * Its words are in the first bytes, as nothing can be fetched by then; its drawing may be missing.
 */
export function OfflineScherm() {
  return (
    <>
      <LuiPlaatje naam="zoek" />
      <Pagina titel={t.kopOffline()} ondertitel={t.tekstOffline()} smal>
        <Knoppen>
          <Knop onClick={() => location.reload()}>{t.probeerOpnieuw()}</Knop>
        </Knoppen>
      </Pagina>
    </>
  );
}
