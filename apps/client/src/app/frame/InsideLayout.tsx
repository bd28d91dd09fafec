import { useAppEnvironment } from '../../api/environment.ts';
import { Inside } from './Inside.tsx';
import { later } from '../later.ts';
import { OtherBrand } from './OtherBrand.tsx';
import { useRootData } from '../root/rootData.ts';
import { Screen } from './Screen.tsx';

// Delay that leaves the connection to the page before code is loaded that may never be needed.
const idleMs = 10_000;

const SilenceQuestion = later(
  async () => (await import('../../features/sessie/idle/SilenceQuestion.tsx')).SilenceQuestion,
  idleMs,
);

/** Layout of every page behind the login; a person insured with the other brand gets a link to it. */
export function Component() {
  const { merk } = useAppEnvironment().config;
  const { relatie, due } = useRootData();
  if (relatie?.merk && relatie.merk !== merk) {
    return <OtherBrand merk={relatie.merk} />;
  }
  // Without a relation the loaders already redirect.
  if (!relatie) return null;
  return (
    <Inside relatie={relatie} due={due}>
      <Screen />
      <SilenceQuestion />
    </Inside>
  );
}
