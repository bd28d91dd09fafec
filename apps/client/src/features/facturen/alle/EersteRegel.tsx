import { Antwoord } from '@mijn/ui/Antwoord';
import type { Icoon } from '@mijn/ui/Pictogram';
import {
  Banknote,
  CalendarCheck,
  CalendarSync,
  CircleCheckBig,
  CircleX,
  Clock,
  HandCoins,
  Info,
  ReceiptEuro,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/alle.js';
import type { Zin } from './eersteRegel.ts';
import { zinUitleg, zinWoorden } from './zinWoorden.ts';

// More than this is no answer any more; the list below has them all.
const hoogstensOok = 3;

type Toon = 'info' | 'positief' | 'waarschuwing' | 'negatief';

const uiterlijk: Readonly<Record<Zin['soort'], readonly [Toon, Icoon]>> = {
  betalen: ['waarschuwing', ReceiptEuro],
  controle: ['info', Clock],
  incasso: ['info', CalendarCheck],
  herincasso: ['waarschuwing', CalendarSync],
  volgt: ['waarschuwing', CircleX],
  nogNiet: ['info', ReceiptEuro],
  ontvangen: ['positief', Banknote],
  termijnen: ['info', HandCoins],
  onbekend: ['info', Info],
};

function toonVan(zin: Zin): Toon {
  if (zin.soort === 'betalen' && (zin.dringend || zin.teLaat)) return 'negatief';
  return uiterlijk[zin.soort][0];
}

interface EersteRegelProps {
  /** What there is to say, the most urgent first; nothing: everything is paid. */
  readonly zinnen: readonly Zin[];
  readonly actie?: ReactNode;
}

/** The answer of /facturen before any detail: must I pay, how much, by when. */
export function EersteRegel({ zinnen, actie }: EersteRegelProps) {
  const { taal } = useAppOmgeving();
  const [eerste, ...ook] = zinnen;
  const uitleg = zinUitleg(eerste);
  return (
    <Antwoord
      soort={eerste ? toonVan(eerste) : 'positief'}
      pictogram={eerste ? uiterlijk[eerste.soort][1] : CircleCheckBig}
      titel={eerste ? zinWoorden(eerste, taal) : m.allesBetaald()}
      actie={actie}
    >
      {uitleg && <p>{uitleg}</p>}
      {ook.slice(0, hoogstensOok).map((zin) => (
        <p key={zin.soort}>{zinWoorden(zin, taal)}</p>
      ))}
    </Antwoord>
  );
}
