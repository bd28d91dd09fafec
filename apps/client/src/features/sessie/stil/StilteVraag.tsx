import { paginas } from '@mijn/domain/paden';
import { Dialoog } from '@mijn/ui/Dialoog';
import { Knop } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Melding } from '@mijn/ui/Melding';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useNavigate } from 'react-router';
import * as t from '../../../generated/teksten/stil.js';
import { alsKlok, stapVan } from './stilte.ts';
import { useBewaker } from './useBewaker.ts';

const hardop = { 120: t.nog120, 60: t.nog60, 30: t.nog30, 10: t.nog10 } as const;

/** Watches over the session, and asks two minutes before it ends whether the person is still there. */
export function StilteVraag() {
  const { rest, mislukt, blijf } = useBewaker();
  const navigeer = useNavigate();
  return (
    <Dialoog
      open={rest !== undefined}
      dringend
      titel={t.titel()}
      onSluit={blijf}
      knoppen={
        <Knoppen>
          <Knop onClick={blijf}>{t.blijf()}</Knop>
          <Knop variant="tweede" onClick={() => void navigeer(paginas.uitloggen.pad)}>
            {t.uitloggen()}
          </Knop>
        </Knoppen>
      }
    >
      <p>{t.uitleg()}</p>
      {rest !== undefined && (
        <>
          <p aria-hidden="true">
            <strong>{t.nog({ tijd: alsKlok(rest) })}</strong>
          </p>
          <Verborgen>
            <output>{hardop[stapVan(rest)]()}</output>
          </Verborgen>
        </>
      )}
      {mislukt && (
        <Melding soort="fout" role="alert">
          {t.mislukt()}
        </Melding>
      )}
    </Dialoog>
  );
}
