import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';

/** Links to the invoices and the overview, side by side; `main` makes one the main action. */
export function WayOut({ main }: { readonly main?: 'facturen' | 'overzicht' | undefined }) {
  const facturen = (
    <Link
      key="facturen"
      href={pages.facturen.path}
      className={buttonClass({ variant: main === 'facturen' ? 'primary' : 'secondary' })}
    >
      {m.toFacturen()}
    </Link>
  );
  const overzicht = (
    <Link
      key="overzicht"
      href={pages.overzicht.path}
      className={buttonClass({ variant: main === 'overzicht' ? 'primary' : 'secondary' })}
    >
      {words.toOverzicht()}
    </Link>
  );
  return main === 'overzicht' ? [overzicht, facturen] : [facturen, overzicht];
}
