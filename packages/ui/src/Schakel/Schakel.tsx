import { Link, type SchakelProps } from '../Omgeving/Omgeving.tsx';
import { klas } from '../klas.ts';
import s from './Schakel.module.css';

/** A link by the app's own router: in running text, at the end of a heading, or with the classes of a button. */
export function Schakel({ className, ...rest }: SchakelProps) {
  return <Link {...rest} className={className ?? klas(s, 'schakel')} />;
}
