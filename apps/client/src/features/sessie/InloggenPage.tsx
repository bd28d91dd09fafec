import { merken } from '@mijn/domain/merken';
import { Kaart } from '@mijn/ui/Kaart';
import { knopKlasse } from '@mijn/ui/Knop';
import { Lijst } from '@mijn/ui/Lijst';
import { Melding } from '@mijn/ui/Melding';
import { Pagina } from '@mijn/ui/Pagina';
import { Rij } from '@mijn/ui/Rij';
import { Schakel } from '@mijn/ui/Schakel';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as t from '../../generated/teksten/sessie.js';
import { digidAdres } from './digidAdres.ts';

// Why somebody was sent here, if by us (§4, §8).
function Aanleiding({ zoek }: { readonly zoek: URLSearchParams }) {
  if (zoek.get('unauthorized') === 'true') {
    return (
      <Melding soort="info" titel={t.sessieVerlopenTitel()}>
        {t.sessieVerlopen()}
      </Melding>
    );
  }
  if (zoek.get('reden') === 'onleesbaar') {
    return (
      <Melding soort="waarschuwing" titel={t.onleesbaarTitel()}>
        {t.onleesbaar()}
      </Melding>
    );
  }
  return null;
}

function WatJeNodigHebt() {
  return (
    <Kaart titel={t.nodigTitel()}>
      <Lijst>
        <Rij pictogram={Smartphone} titel={t.nodigApp()} ondertitel={t.nodigAppUitleg()} />
        <Rij pictogram={ShieldCheck} titel={t.nodigNiveau()} ondertitel={t.nodigNiveauUitleg()} />
      </Lijst>
    </Kaart>
  );
}

/** The login page: who the insurer is, the way in, and what one needs for it. */
export function Component() {
  const { naam, product } = merken[useAppOmgeving().config.merk];
  const [zoek] = useSearchParams();
  return (
    <Pagina
      bovenTitel={t.welkom({ product })}
      titel={t.inloggenTitel()}
      ondertitel={t.inloggenUitleg({ naam })}
      smal
    >
      <Aanleiding zoek={zoek} />
      <Schakel href={digidAdres(zoek)} className={knopKlasse({ breed: true })}>
        {t.inloggenMetDigid()}
      </Schakel>
      <WatJeNodigHebt />
      <p>
        <strong>{t.luktNietTitel()}</strong> {t.luktNiet()}
      </p>
    </Pagina>
  );
}
