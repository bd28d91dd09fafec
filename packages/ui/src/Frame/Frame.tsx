import { Fragment, type ReactNode, useId } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { RouterLink } from '../UiProvider/UiProvider.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Frame.module.css';
import { type FrameAction, FrameActionButton } from './FrameAction.tsx';
import { countOf, type FrameItem, FramePlace, MorePlace } from './FramePlace.tsx';
import { PageFooter } from './PageFooter.tsx';
import { Person, type PersonDetails } from './Person.tsx';

export type { FrameAction, FrameItem };

interface FrameProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly brandName: string;
  /** The logo's link. */
  readonly home: string;
  /**
   * Navigation items, all in the rail; the first three in a phone's bar (one or two at large text sizes),
   * the others under "Meer".
   */
  readonly items: readonly FrameItem[];
  /** The main action: in the middle of a phone's bar, and above the items of the rail. */
  readonly action?: FrameAction | undefined;
  readonly person: PersonDetails;
  readonly signOut: ReactNode;
  readonly language?: ReactNode;
  readonly texts: {
    readonly toContent: string;
    /** Accessible name of the navigation. */
    readonly navigation: string;
    readonly more: string;
    /** Accessible name of the person's button: "Menu van Sanne de Vries". */
    readonly personMenu: string;
  };
  /** Links under the page, such as help. */
  readonly footer?: ReactNode;
  /** Person and day, beside the brand on a printed page. */
  readonly letterhead: string;
  readonly children: ReactNode;
}

const inBar = 3;
// Number of items before the action in the middle.
const beforeAction = 2;
// Number of items that the bar shows at every text size. The menu has the others, and shows those that the
// bar does not.
const always = 1;

// The popover works without script, but does not close on following a link.
function closeAfterLink(menu: HTMLElement | null): (() => void) | undefined {
  const close = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu?.hidePopover();
  };
  menu?.addEventListener('click', close);
  return () => menu?.removeEventListener('click', close);
}

// The menu with the items that a phone's bar has no space for.
function Menu({ id, items, person, ...props }: FrameProps & { readonly id: string }) {
  return (
    <div id={id} popover="auto" className={classNames(s, 'menu')} ref={closeAfterLink}>
      <ul className={classNames(s, 'others')}>
        {items.slice(always).map(({ key, ...item }) => (
          <FramePlace key={key} {...item} where="inMenu" />
        ))}
      </ul>
      <Person {...person} signOut={props.signOut} language={props.language} />
    </div>
  );
}

/** The frame of every page after login: bars on a phone, a rail from 64 rem. */
export function Frame(props: FrameProps) {
  const { items, action, person, texts } = props;
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
          {action && (
            <div className={classNames(s, 'railAction')}>
              <FrameActionButton {...action} where="rail" />
            </div>
          )}
          <ul className={classNames(s, 'items')}>
            {items.map(({ key, ...item }, i) => (
              <Fragment key={key}>
                {action && i === beforeAction && (
                  <li className={classNames(s, 'barAction')}>
                    <FrameActionButton {...action} where="bar" />
                  </li>
                )}
                <FramePlace {...item} where={i < inBar ? 'place' : 'inRail'} />
              </Fragment>
            ))}
            <MorePlace text={texts.more} menuId={menuId} count={countOf(items.slice(inBar))} />
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
