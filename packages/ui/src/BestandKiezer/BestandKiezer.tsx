import { Camera, FolderOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { Veldfout } from '../Veld/Veld.tsx';
import { klas } from '../klas.ts';
import { knopKlasse } from '../Knop/Knop.tsx';
import s from './BestandKiezer.module.css';
import { Invoerknop } from './Invoerknop.tsx';
import { useNeerzetten } from './useNeerzetten.ts';

interface BestandKiezerProps {
  /** Names the group for screen readers. */
  readonly label: string;
  /** The rules, before one chooses. */
  readonly regels: ReactNode;
  readonly fout?: ReactNode;
  /** For the file input: `.pdf,.jpg,.png`. */
  readonly accept: string;
  readonly teksten: {
    readonly maakFoto: string;
    readonly kiesBestand: string;
    /** Shown where there is a mouse: "of sleep je bestanden hierheen". */
    readonly sleep: string;
  };
  /** Called with what was chosen, photographed, dropped or pasted; never empty. */
  readonly onBestanden: (bestanden: File[]) => void;
  /** Nothing can be added now. */
  readonly uit?: boolean | undefined;
  /** Id of the file input, for the links of a `Foutenoverzicht`. */
  readonly id?: string | undefined;
}

/** Picks files: the camera first on a phone; a file, dropping or pasting where there is a mouse. */
export function BestandKiezer(props: BestandKiezerProps) {
  const { label, regels, fout, accept, teksten, onBestanden, uit, id } = props;
  const eigen = useId();
  const { vak, boven } = useNeerzetten(onBestanden, uit ?? false);
  const beschrijving = [`${eigen}-regels`, fout && `${eigen}-fout`].filter(Boolean).join(' ');
  return (
    <fieldset ref={vak} className={klas(s, 'kiezer', boven && 'boven')} disabled={uit}>
      <legend className={klas(s, 'legenda')}>{label}</legend>
      <div id={`${eigen}-regels`} className={klas(s, 'regels')}>
        {regels}
      </div>
      {fout && <Veldfout id={`${eigen}-fout`}>{fout}</Veldfout>}
      <div className={klas(s, 'knoppen')}>
        <Invoerknop
          klasse={`${knopKlasse({ variant: 'hoofd', breed: true })} ${klas(s, 'camera')}`}
          accept="image/*"
          capture="environment"
          onBestanden={onBestanden}
        >
          <Pictogram icoon={Camera} klein />
          {teksten.maakFoto}
        </Invoerknop>
        <Invoerknop
          id={id ?? `${eigen}-bestand`}
          klasse={knopKlasse({ variant: 'tweede', breed: true })}
          accept={accept}
          multiple
          aria-describedby={beschrijving}
          aria-invalid={fout ? true : undefined}
          onBestanden={onBestanden}
        >
          <Pictogram icoon={FolderOpen} klein />
          {teksten.kiesBestand}
        </Invoerknop>
      </div>
      <p className={klas(s, 'sleep')}>{teksten.sleep}</p>
    </fieldset>
  );
}
