import type { PageName } from '@mijn/domain/paths';
import { IllustrationCalm } from '@mijn/ui/IllustrationCalm';
import { useLocation } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { pageOf } from '../../api/returnPath.ts';
import { Outside } from './Outside.tsx';
import { Screen } from './Screen.tsx';

// Pages with the calm illustration; the others bring a drawing of their own.
const withImage = new Set<PageName | undefined>(['inloggen', 'uitloggen']);

/** Layout of every page outside the login. */
export function Component() {
  const { merk } = useAppEnvironment().config;
  const page = pageOf(useLocation().pathname)?.page;
  return (
    <Outside image={withImage.has(page) ? <IllustrationCalm brand={merk} /> : undefined}>
      <Screen />
    </Outside>
  );
}
