import { brands } from '@mijn/domain/brands';
import { useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/planned.js';
import * as shellWords from '../../generated/texts/shell.js';
import { plannedWords } from '../../help/planned/plannedWords.ts';
import { install } from '../../platform/installEvent.ts';
import { Prompt } from './Prompt.tsx';
import { isAside, nextPrompt, type PromptName, promptNames, putAside } from './prompts.ts';
import { useBusy } from './useBusy.ts';
import { useInstallWay } from './useInstall.ts';
import { useUpdate } from './useUpdate.ts';

function ByHand() {
  return (
    <ol>
      <li>{shellWords.byHandShare()}</li>
      <li>{shellWords.byHandAdd()}</li>
    </ol>
  );
}

function InstallPrompt({ onLater }: { readonly onLater: () => void }) {
  const { product } = brands[useAppEnvironment().config.merk];
  const way = useInstallWay();
  const action = { label: shellWords.install(), onClick: () => void install() };
  return (
    <Prompt
      title={shellWords.installTitle({ product })}
      action={way === 'offered' ? action : undefined}
      later={way === 'offered' ? shellWords.later() : shellWords.understood()}
      onLater={onLater}
    >
      <p>{shellWords.installText()}</p>
      {way === 'byHand' && <ByHand />}
    </Prompt>
  );
}

function UpdatePrompt({ onLater }: { readonly onLater: () => void }) {
  const action = { label: shellWords.renew(), onClick: () => location.reload() };
  return (
    <Prompt
      title={shellWords.updateTitle()}
      action={action}
      later={shellWords.later()}
      onLater={onLater}
    >
      <p>{shellWords.updateText()}</p>
    </Prompt>
  );
}

function MaintenancePrompt({ onLater }: { readonly onLater: () => void }) {
  const { config, language } = useAppEnvironment();
  return (
    <Prompt title={m.title()} later={shellWords.understood()} onLater={onLater}>
      <p>{config.plannedMaintenance && plannedWords(config.plannedMaintenance, language)}</p>
    </Prompt>
  );
}

const prompts = {
  maintenance: MaintenancePrompt,
  update: UpdatePrompt,
  install: InstallPrompt,
} as const;

function useWanted(): Readonly<Record<PromptName, boolean>> {
  const { config } = useAppEnvironment();
  const isNewer = useUpdate();
  const way = useInstallWay();
  return {
    maintenance: config.plannedMaintenance !== undefined,
    update: isNewer,
    install: way !== 'none',
  };
}

const asideBefore = (): ReadonlySet<PromptName> =>
  new Set(promptNames.filter((name) => isAside(name, Date.now(), localStorage)));

/** What the app has to say of itself, one thing at a time and never over a dialog or a form (decisions §9). */
export function Prompts() {
  const wanted = useWanted();
  const isBusy = useBusy();
  // What was put aside before this document, and since: the clock is read once.
  const [aside, setAside] = useState(asideBefore);
  const isNew = (name: PromptName) => wanted[name] && !aside.has(name);
  const shown = nextPrompt(
    { maintenance: isNew('maintenance'), update: isNew('update'), install: isNew('install') },
    isBusy,
  );
  if (!shown) return null;
  const Shown = prompts[shown];
  const later = () => {
    putAside(shown, Date.now(), localStorage);
    setAside(new Set([...aside, shown]));
  };
  return <Shown onLater={later} />;
}
