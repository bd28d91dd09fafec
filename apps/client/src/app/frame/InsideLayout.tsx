import { useAppEnvironment } from '../../api/environment.ts';
import { Inside } from './Inside.tsx';
import { later } from '../later.ts';
import { OtherBrand } from './OtherBrand.tsx';
import { useRootData } from '../root/rootData.ts';
import { Screen } from './Screen.tsx';

// How long the line is left to the person before what they may never need is fetched.
const idleMs = 10_000;

/** Watches over the session. */
const SilenceQuestion = later(
  async () => (await import('../../features/sessie/idle/SilenceQuestion.tsx')).SilenceQuestion,
  idleMs,
);

/** Every page behind the login; who is insured with the other brand is shown the way there. */
export function Component() {
  const { merk } = useAppEnvironment().config;
  const { relatie } = useRootData();
  if (relatie?.merk && relatie.merk !== merk) {
    return <OtherBrand merk={relatie.merk} />;
  }
  // Without a relation the loaders already lead elsewhere.
  if (!relatie) return null;
  return (
    <Inside relatie={relatie}>
      <Screen />
      <SilenceQuestion />
    </Inside>
  );
}
