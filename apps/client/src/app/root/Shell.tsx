import { holdFilesWord, serviceWorkerPath } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { keepFocus } from './keepFocus.ts';
import { Prompts } from '../../features/prompts/Prompts.tsx';
import { isNativeWrapped } from '../../platform/native.ts';
import { registerWorker } from '../../platform/registerWorker.ts';

let registered = false;

// Once per document, even if the frame is mounted again.
function registerOnce(): void {
  if (registered) return;
  registered = true;
  registerWorker(serviceWorkerPath, holdFilesWord);
}

/** The work of the app besides showing pages, in the browser only and after the first screen is usable. */
export function Shell() {
  const { internal } = useAppEnvironment().config;
  useEffect(() => {
    // The native app contains its files.
    if (!internal && !isNativeWrapped()) registerOnce();
  }, [internal]);
  useEffect(keepFocus, []);
  // Staff do not install the app.
  return internal ? null : <Prompts />;
}
