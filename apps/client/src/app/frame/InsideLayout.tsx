import { useAppEnvironment } from '../../api/environment.ts';
import { Inside } from './Inside.tsx';
import { LazyOtherBrand, LazySilenceQuestion } from '../lazyScreens.ts';
import { useRootData } from '../root/rootData.ts';
import { Screen } from './Screen.tsx';

/** Every page behind the login; who is insured with the other brand is shown the way there. */
export function Component() {
  const { merk } = useAppEnvironment().config;
  const { relatie } = useRootData();
  if (relatie?.merk && relatie.merk !== merk) {
    return <LazyOtherBrand merk={relatie.merk} />;
  }
  // Without a relation the loaders already lead elsewhere.
  if (!relatie) return null;
  return (
    <Inside relatie={relatie}>
      <Screen />
      <LazySilenceQuestion />
    </Inside>
  );
}
