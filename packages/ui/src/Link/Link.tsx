import { RouterLink, type LinkProps } from '../UiProvider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { keepTogether } from '../keepTogether/keepTogether.tsx';
import s from './Link.module.css';

/** A router link: in running text, at the end of a heading, or with the classes of a button. */
export function Link({ className, children, ...rest }: LinkProps) {
  return (
    <RouterLink {...rest} className={className ?? classNames(s, 'link')}>
      {keepTogether(children)}
    </RouterLink>
  );
}
