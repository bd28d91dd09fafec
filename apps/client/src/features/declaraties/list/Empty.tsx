import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { buttonClass } from '@mijn/ui/Button';
import { EmptyState } from '@mijn/ui/EmptyState';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import * as m from '../../../generated/texts/list.js';
import * as words from '../../../generated/texts/shared.js';
import { Withdrawn } from './Withdrawn.tsx';

/** The whole screen of a person without any claim. */
export function NothingYet() {
  return (
    <Page title={words.declaraties()}>
      <Withdrawn />
      <Card>
        <EmptyState
          illustration={<IllustrationEmpty />}
          title={m.emptyTitle()}
          action={
            <Link href={pages.declaratieIndienen.path} className={buttonClass()}>
              {words.submitDeclaratie()}
            </Link>
          }
        >
          <p>{m.emptyText()}</p>
        </EmptyState>
      </Card>
    </Page>
  );
}

/** Replaces the list when nothing matches the filters. */
export function NothingFound() {
  return (
    <Card>
      <EmptyState
        illustration={<IllustrationEmpty />}
        title={m.nothingFoundTitle()}
        action={
          <Link href={pages.declaraties.path} className={buttonClass({ variant: 'secondary' })}>
            {m.clearFilters()}
          </Link>
        }
      >
        <p>{m.nothingFoundText()}</p>
      </EmptyState>
    </Card>
  );
}
