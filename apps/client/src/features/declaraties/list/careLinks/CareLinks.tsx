import type { WebsitePage } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { addNoBreakSpaces } from '@mijn/domain/postcode';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/careLinks.js';

const carePages: readonly (readonly [WebsitePage, () => string])[] = [
  ['reimbursementFinder', m.reimbursementFinder],
  ['careArrangement', m.careArrangement],
  ['abroad', m.abroad],
  ['maternityCare', m.maternityCare],
  ['healthyLiving', m.healthyLiving],
  ['feedback', m.feedback],
];

interface CareLinksProps {
  /** Whether the app's own page takes the place of the website's page about cover. */
  readonly withVergoedingen: boolean;
}

/** Links to the care pages of the brand's website (§2), and the postal address. */
export function CareLinks({ withVergoedingen }: CareLinksProps) {
  const { website, help } = useAppEnvironment().config.links;
  return (
    <Card onScreenOnly>
      <Disclosure title={m.care()}>
        {carePages.map(([page, label]) => (
          <p key={page}>
            <Link
              href={
                withVergoedingen && page === 'reimbursementFinder'
                  ? pages.vergoedingen.path
                  : website[page]
              }
            >
              {label()}
            </Link>
          </p>
        ))}
        <p>
          {m.write()} {addNoBreakSpaces(help.address)}
        </p>
      </Disclosure>
    </Card>
  );
}
