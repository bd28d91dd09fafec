import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import * as t from '../../generated/teksten/statuspaginas.js';
import { Plaatje } from './Plaatje.tsx';

/** What stands in the place of every page while the device is offline (§2, §8); its button reloads. */
export function OfflineScherm() {
  return (
    <>
      <Plaatje naam="zoek" />
      <Pagina titel={t.kopOffline()} ondertitel={t.tekstOffline()} smal>
        <Knoppen>
          <Knop onClick={() => location.reload()}>{t.probeerOpnieuw()}</Knop>
        </Knoppen>
      </Pagina>
    </>
  );
}
