import * as m from '../../generated/texts/app.js';
import { type Brand, brands } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { IllustrationCalm } from '@mijn/ui/IllustrationCalm';
import { useAppEnvironment } from '../../api/environment.ts';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { useDocumentTitle, documentTitleOf } from '../title/title.tsx';
import { Outside } from './Outside.tsx';

/** Link for a person insured with the other brand (docs/decisions.md §1). */
export function OtherBrand({ merk }: { readonly merk: Brand }) {
  const { brandUrls, merk: here } = useAppEnvironment().config;
  const { naam, product } = brands[merk];
  const title = m.otherBrandTitle({ name: naam });
  useDocumentTitle(documentTitleOf(here, title));
  return (
    <Outside image={<IllustrationCalm brand={merk} />}>
      <Page title={title} subtitle={m.otherBrand({ product })} narrow>
        <ButtonGroup>
          <Link href={brandUrls[merk] + pages.inloggen.path} className={buttonClass()}>
            {m.toOtherBrand({ product })}
          </Link>
          <SignOutForm variant="secondary" />
        </ButtonGroup>
      </Page>
    </Outside>
  );
}
