import { Menu } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Beeldmerk } from '../Beeldmerk/Beeldmerk.tsx';
import { Link } from '../Omgeving/Omgeving.tsx';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { SprongLink } from '../SprongLink/SprongLink.tsx';
import { Verborgen } from '../Verborgen/Verborgen.tsx';
import { klas } from '../klas.ts';
import s from './Frame.module.css';
import { type FrameItem, FramePlaats } from './FramePlaats.tsx';
import { Persoon, type PersoonGegevens } from './Persoon.tsx';

export type { FrameItem };

interface FrameProps {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly merknaam: string;
  /** Where the logo leads. */
  readonly thuis: string;
  /** All of them stand in the rail; the first four in the bar of a phone, the others under "Meer". */
  readonly items: readonly FrameItem[];
  readonly persoon: PersoonGegevens;
  /** The way out: a link or a button. */
  readonly uitloggen: ReactNode;
  /** The switch between languages. */
  readonly taal?: ReactNode;
  readonly teksten: {
    readonly naarInhoud: string;
    /** Name of the navigation for screen readers. */
    readonly navigatie: string;
    readonly meer: string;
    /** Name of the person's button: "Menu van Sanne de Vries". */
    readonly persoonMenu: string;
  };
  readonly children: ReactNode;
}

const inBalk = 4;

// The menu is a popover without script; only choosing a link in it has to close it.
function sluitNaLink(menu: HTMLElement | null): (() => void) | undefined {
  const sluit = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu?.hidePopover();
  };
  menu?.addEventListener('click', sluit);
  return () => menu?.removeEventListener('click', sluit);
}

/** The frame of every page behind the login: bars on a phone, a rail from 64 rem. */
export function Frame(props: FrameProps) {
  const { items, persoon, teksten } = props;
  const [menuId, inhoudId] = [useId(), useId()];
  return (
    <div className={klas(s, 'frame')}>
      <SprongLink naar={inhoudId} tekst={teksten.naarInhoud} />
      <div className={klas(s, 'rand')}>
        <header className={klas(s, 'boven')}>
          <Link href={props.thuis} className={klas(s, 'logo')}>
            <Beeldmerk merk={props.merk} naam={props.merknaam} />
          </Link>
          <button
            type="button"
            className={klas(s, 'initialen', 'opTelefoon')}
            popoverTarget={menuId}
          >
            <span aria-hidden="true">{persoon.initialen}</span>
            <Verborgen>{teksten.persoonMenu}</Verborgen>
          </button>
        </header>
        <nav className={klas(s, 'navigatie')} aria-label={teksten.navigatie}>
          <ul className={klas(s, 'items')}>
            {items.map((item, i) => (
              <FramePlaats key={item.sleutel} item={item} waar={i < inBalk ? 'plaats' : 'inRail'} />
            ))}
            <li className={klas(s, 'plaats', 'opTelefoon')}>
              <button type="button" className={klas(s, 'item')} popoverTarget={menuId}>
                <span className={klas(s, 'pictogram')}>
                  <Pictogram icoon={Menu} />
                </span>
                {teksten.meer}
              </button>
            </li>
          </ul>
          <div className={klas(s, 'voet')}>
            <Persoon {...persoon} uitloggen={props.uitloggen} taal={props.taal} />
          </div>
          <div id={menuId} popover="auto" className={klas(s, 'menu')} ref={sluitNaLink}>
            <ul className={klas(s, 'overige')}>
              {items.slice(inBalk).map((item) => (
                <FramePlaats key={item.sleutel} item={item} waar="inMenu" />
              ))}
            </ul>
            <Persoon {...persoon} uitloggen={props.uitloggen} taal={props.taal} />
          </div>
        </nav>
      </div>
      <main id={inhoudId} className={klas(s, 'inhoud')} tabIndex={-1}>
        {props.children}
      </main>
    </div>
  );
}
