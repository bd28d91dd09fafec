import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { TekeningStatus } from '@mijn/ui/TekeningStatus';
import * as t from '../../generated/teksten/statuspaginas.js';

/** What stands in the place of every page while the device is offline (§2, §8); its button reloads. */
export function OfflineScherm() {
  return (
    <>
      <TekeningStatus naam="zoek" />
      <Pagina titel={t.kopOffline()} ondertitel={t.tekstOffline()} smal>
        <Knoppen>
          <Knop onClick={() => location.reload()}>{t.probeerOpnieuw()}</Knop>
        </Knoppen>
      </Pagina>
    </>
  );
}
