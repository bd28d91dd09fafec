import { afhandelWerkdagen } from '@mijn/domain/constanten';
import { formatDag } from '@mijn/domain/datum';
import { padVanBevestiging, padVanDeclaratie, paginas } from '@mijn/domain/paden';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Feiten } from '@mijn/ui/Feiten';
import { Kaart } from '@mijn/ui/Kaart';
import { Knop, knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { Pagina } from '@mijn/ui/Pagina';
import { Schakel } from '@mijn/ui/Schakel';
import { CircleCheckBig, Printer } from 'lucide-react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import { kentUitbreidingen } from './bestanden.ts';
import s from './Bevestiging.module.css';
import type { StapProps } from './IndienForm.tsx';
import { samenvatting } from './samenvatting.ts';

function WatNu({ iban }: Pick<StapProps, 'iban'>) {
  return (
    <Kaart titel={m.klaarStraks()}>
      <ol className={s['stappen']}>
        <li>{m.klaarStap1()}</li>
        <li>{m.klaarStap2({ werkdagen: String(afhandelWerkdagen.gewoon) })}</li>
        <li>{iban ? m.klaarStap3({ iban }) : m.klaarStap3Zonder()}</li>
      </ol>
    </Kaart>
  );
}

function Ingediend({ indienen, personen, vandaag }: StapProps) {
  const { taal } = useAppOmgeving();
  const feiten = samenvatting(indienen.toestand, personen, taal);
  const op = { sleutel: 'op', term: m.klaarOp(), waarde: formatDag(vandaag, taal) };
  return (
    <Kaart titel={m.klaarGegevens()}>
      <Feiten feiten={[op, ...feiten]} />
    </Kaart>
  );
}

/** The confirmation: the number, what happens next and by when, and all of it to keep. */
export function Bevestiging(props: StapProps) {
  const { toestand, meld } = props.indienen;
  const nummer = toestand.verzending.soort === 'ingediend' ? toestand.verzending.nummer : undefined;
  const { taal } = useAppOmgeving();
  const metPdf = nummer !== undefined && kentUitbreidingen(toestand.bestanden);
  const pdf = metPdf && padVanBevestiging(nummer, taal);
  const href = nummer ? padVanDeclaratie(nummer) : paginas.declaraties.pad;
  return (
    <Pagina smal titel={m.klaarTitel()} bovenTitel={m.pagina()}>
      <Antwoord
        soort="positief"
        pictogram={CircleCheckBig}
        titel={nummer ? m.klaarNummer({ nummer }) : m.klaarTitel()}
      >
        <p>{nummer ? m.klaarTekst() : m.klaarTekstZonder()}</p>
      </Antwoord>
      <WatNu iban={props.iban} />
      <Ingediend {...props} />
      <Knoppen>
        <Schakel href={href} className={knopKlasse()}>
          {nummer ? m.bekijk() : m.naarDeclaraties()}
        </Schakel>
        {pdf && (
          <a href={pdf} download className={knopKlasse({ variant: 'tweede' })}>
            {m.pdf()}
          </a>
        )}
        <Knop variant="tweede" pictogram={Printer} onClick={() => window.print()}>
          {m.print()}
        </Knop>
        <Knop variant="tweede" onClick={() => meld({ soort: 'nogEen', alleen: props.alleen })}>
          {m.nogEen()}
        </Knop>
      </Knoppen>
    </Pagina>
  );
}
