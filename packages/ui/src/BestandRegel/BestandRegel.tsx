import {
  CircleCheck,
  CircleX,
  FileText,
  Image,
  RotateCcw,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Knop } from '../Knop/Knop.tsx';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './BestandRegel.module.css';

/** Where a file stands on its way to the insurer. */
export type BestandStand = 'versturen' | 'ontvangen' | 'waarschuwing' | 'afgekeurd';

interface Actie {
  /** What the button says. */
  readonly label: string;
  /** The same with the file's name, for screen readers. */
  readonly omschrijving: string;
  readonly onKlik: () => void;
}

interface BestandRegelProps {
  /** The name, or a link by that name. */
  readonly naam: ReactNode;
  /** Size in words: "2,1 MB". */
  readonly grootte: string;
  readonly soort?: 'document' | 'foto' | undefined;
  readonly stand: BestandStand;
  /** The standing in words: "Wordt verstuurd", "Ontvangen". */
  readonly standTekst: string;
  /** 0 to 1, while it is being sent. */
  readonly voortgang?: number | undefined;
  /** What was found in the file, or why it was refused. */
  readonly meldingen?: readonly ReactNode[] | undefined;
  readonly opnieuw?: Actie | undefined;
  readonly verwijder?: Actie | undefined;
}

const iconen: Record<BestandStand, Icoon> = {
  versturen: Upload,
  ontvangen: CircleCheck,
  waarschuwing: TriangleAlert,
  afgekeurd: CircleX,
};

/** One file: name, size, how far it is, what was found, and what one can do. A list item. */
export function BestandRegel(props: BestandRegelProps) {
  const { naam, grootte, soort, stand, standTekst, voortgang, meldingen, opnieuw, verwijder } =
    props;
  const id = useId();
  return (
    <li className={klas(s, 'regel', stand)}>
      <span className={klas(s, 'tegel')}>
        <Pictogram icoon={soort === 'foto' ? Image : FileText} />
      </span>
      <div className={klas(s, 'woorden')}>
        <span id={id} className={klas(s, 'naam')}>
          {naam}
        </span>
        <span className={klas(s, 'grootte')}>{grootte}</span>
        <output className={klas(s, 'stand')}>
          <Pictogram icoon={iconen[stand]} klein />
          {standTekst}
        </output>
        {stand === 'versturen' && (
          <progress className={klas(s, 'balk')} max={1} value={voortgang} aria-labelledby={id} />
        )}
        {meldingen && meldingen.length > 0 && (
          <ul className={klas(s, 'meldingen')}>
            {meldingen.map((melding, i) => (
              <li key={i}>{melding}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={klas(s, 'acties')}>
        {opnieuw && <Actieknop {...opnieuw} icoon={RotateCcw} />}
        {verwijder && <Actieknop {...verwijder} icoon={Trash2} />}
      </div>
    </li>
  );
}

function Actieknop({ label, omschrijving, onKlik, icoon }: Actie & { readonly icoon: Icoon }) {
  return (
    <Knop variant="stil" klein pictogram={icoon} aria-label={omschrijving} onClick={onKlik}>
      {label}
    </Knop>
  );
}
