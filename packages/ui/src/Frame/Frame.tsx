import { type ReactNode, useId } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Frame.module.css';
import { type FrameItem, FramePlace, MorePlace } from './FramePlace.tsx';
import { PageFooter } from './PageFooter.tsx';
import { Person, type PersonDetails } from './Person.tsx';

export type { FrameItem };

interface FrameProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly brandName: string;
  /** Where the logo leads. */
  readonly home: string;
  /** All of them stand in the rail; the first four in the bar of a phone (in large letters two or three), the others under "Meer". */
  readonly items: readonly FrameItem[];
  readonly person: PersonDetails;
  /** The way out: a form with one button. */
  readonly signOut: ReactNode;
  /** The switch between languages. */
  readonly language?: ReactNode;
  readonly texts: {
    readonly toContent: string;
    /** Name of the navigation for screen readers. */
    readonly navigation: string;
    readonly more: string;
    /** What is counted beside a place, for screen readers: "nieuw". */
    readonly isNew: string;
    /** Name of the person's button: "Menu van Sanne de Vries". */
    readonly personMenu: string;
  };
  /** Links under the page: help, and what else is not of one's insurance. */
  readonly footer?: ReactNode;
  /** Beside the brand at the head of a printed page: whose it is, and of when. */
  readonly letterhead: string;
  readonly children: ReactNode;
}

const inBar = 4;
// What stands in the bar in letters of every size; the menu has the others, and shows those that the bar does not.
const always = 2;

// The menu is a popover without script; only choosing a link in it has to close it.
function closeAfterLink(menu: HTMLElement | null): (() => void) | undefined {
  const close = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu?.hidePopover();
  };
  menu?.addEventListener('click', close);
  return () => menu?.removeEventListener('click', close);
}

// What a phone's bar has no room for.
function Menu({ id, items, person, texts, ...props }: FrameProps & { readonly id: string }) {
  return (
    <div id={id} popover="auto" className={classNames(s, 'menu')} ref={closeAfterLink}>
      <ul className={classNames(s, 'others')}>
        {items.slice(always).map(({ key, ...item }) => (
          <FramePlace key={key} {...item} where="inMenu" isNew={texts.isNew} />
        ))}
      </ul>
      <Person {...person} signOut={props.signOut} language={props.language} />
    </div>
  );
}

/** The frame of every page behind the login: bars on a phone, a rail from 64 rem. */
export function Frame(props: FrameProps) {
  const { items, person, texts } = props;
  // What is new in the places that a phone has behind "Meer".
  const hidden = items.slice(inBar).reduce((sum, { count = 0 }) => sum + count, 0);
  const [menuId, contentId] = [useId(), useId()];
  return (
    <div className={classNames(s, 'frame')}>
      <SkipLink target={contentId} text={texts.toContent} />
      <div className={classNames(s, 'edge')}>
        <header className={classNames(s, 'bar')}>
          <RouterLink href={props.home} className={classNames(s, 'logo')}>
            <BrandMark brand={props.brand} name={props.brandName} />
          </RouterLink>
          <button type="button" className={classNames(s, 'initials')} popoverTarget={menuId}>
            <span aria-hidden="true">{person.initials}</span>
            <VisuallyHidden>{texts.personMenu}</VisuallyHidden>
          </button>
        </header>
        <nav className={classNames(s, 'navigation')} aria-label={texts.navigation}>
          <ul className={classNames(s, 'items')}>
            {items.map(({ key, ...item }, i) => (
              <FramePlace
                key={key}
                {...item}
                where={i < inBar ? 'place' : 'inRail'}
                isNew={texts.isNew}
              />
            ))}
            <MorePlace text={texts.more} menuId={menuId} count={hidden} isNew={texts.isNew} />
          </ul>
          <div className={classNames(s, 'footer')}>
            <Person {...person} signOut={props.signOut} language={props.language} />
          </div>
          <Menu {...props} id={menuId} />
        </nav>
      </div>
      <main id={contentId} className={classNames(s, 'content')} tabIndex={-1}>
        <div className={classNames(s, 'letterhead')}>
          <BrandMark brand={props.brand} name={props.brandName} />
          <p>{props.letterhead}</p>
        </div>
        {props.children}
      </main>
      <PageFooter>{props.footer}</PageFooter>
    </div>
  );
}
