import { brands } from '@mijn/domain/brands';
import { useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/planned.js';
import * as promptWords from '../../generated/texts/prompts.js';
import { plannedWords } from '../../help/planned/plannedWords.ts';
import { install } from '../../platform/installEvent.ts';
import { isNativeWrapped } from '../../platform/native.ts';
import { Prompt } from './Prompt.tsx';
import { isAside, nextPrompt, type PromptName, promptNames, putAside } from './prompts.ts';
import { useBusy } from './useBusy.ts';
import { type InstallWay, useInstallWay } from './useInstall.ts';
import { useOutdated } from './useOutdated.ts';
import { useQuota } from './useQuota.ts';
import { useUpdate } from './useUpdate.ts';

function textOf(way: InstallWay, isTouch: boolean): string {
  if (way === 'byHand') return promptWords.byHandShare();
  return isTouch ? promptWords.installText() : promptWords.installTextComputer();
}

function InstallPrompt({ onLater }: { readonly onLater: () => void }) {
  const { product } = brands[useAppEnvironment().config.merk];
  const way = useInstallWay();
  const action = { label: promptWords.install(), onClick: () => void install() };
  const isTouch = matchMedia('(hover: none)').matches;
  return (
    <Prompt
      title={(isTouch ? promptWords.installTitle : promptWords.installComputer)({ product })}
      action={way === 'offered' ? action : undefined}
      later={way === 'offered' ? promptWords.later() : promptWords.understood()}
      onLater={onLater}
    >
      <p>{textOf(way, isTouch)}</p>
    </Prompt>
  );
}

const renewal = () => ({ label: promptWords.renew(), onClick: () => location.reload() });

// Reloading does not update a page of the native app.
function OutdatedPrompt({ onLater }: { readonly onLater: () => void }) {
  const isApp = isNativeWrapped();
  return (
    <Prompt
      title={isApp ? promptWords.outdatedAppTitle() : promptWords.outdatedTitle()}
      action={isApp ? undefined : renewal()}
      later={promptWords.later()}
      onLater={onLater}
    >
      <p role="alert">{isApp ? promptWords.outdatedAppText() : promptWords.outdatedText()}</p>
    </Prompt>
  );
}

function UpdatePrompt({ onLater }: { readonly onLater: () => void }) {
  return (
    <Prompt
      title={promptWords.updateTitle()}
      action={renewal()}
      later={promptWords.later()}
      onLater={onLater}
    >
      <p>{promptWords.updateText()}</p>
    </Prompt>
  );
}

function MaintenancePrompt({ onLater }: { readonly onLater: () => void }) {
  const { config, language } = useAppEnvironment();
  return (
    <Prompt title={m.title()} later={promptWords.understood()} onLater={onLater}>
      <p>{config.plannedMaintenance && plannedWords(config.plannedMaintenance, language)}</p>
    </Prompt>
  );
}

function QuotaPrompt({ text, dismiss }: ReturnType<typeof useQuota>) {
  return (
    <Prompt title={promptWords.quotaTitle()} later={promptWords.understood()} onLater={dismiss}>
      <p role="alert">{text}</p>
    </Prompt>
  );
}

const prompts = {
  outdated: OutdatedPrompt,
  maintenance: MaintenancePrompt,
  update: UpdatePrompt,
  install: InstallPrompt,
} as const;

function useWanted(isOverQuota: boolean): Readonly<Record<PromptName, boolean>> {
  const { config } = useAppEnvironment();
  const isOutdated = useOutdated();
  const isNewer = useUpdate();
  const way = useInstallWay();
  return {
    outdated: isOutdated,
    quota: isOverQuota,
    maintenance: config.plannedMaintenance !== undefined,
    update: isNewer,
    install: way !== 'none',
  };
}

const asideBefore = (): ReadonlySet<PromptName> =>
  new Set(promptNames.filter((name) => isAside(name, Date.now())));

/** The notices of the app, one at a time and never over a dialog or a form (docs/decisions.md §9). */
export function Prompts() {
  const quota = useQuota();
  const wanted = useWanted(quota.text !== undefined);
  const isBusy = useBusy();
  // Prompts dismissed before and in this document: the clock is read once.
  const [aside, setAside] = useState(asideBefore);
  const shown = nextPrompt((name) => wanted[name] && !aside.has(name), isBusy);
  if (!shown) return null;
  if (shown === 'quota') return <QuotaPrompt {...quota} />;
  const Shown = prompts[shown];
  const later = () => {
    putAside(shown, Date.now());
    setAside(new Set([...aside, shown]));
  };
  return <Shown onLater={later} />;
}
