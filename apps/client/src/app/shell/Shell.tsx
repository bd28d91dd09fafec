import { holdFilesWord, serviceWorkerPath } from '@mijn/domain/paths';
import { useEffect } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { keepFocus } from './keepFocus.ts';
import { Prompts } from './Prompts.tsx';
import { isNativeWrapped } from '../../platform/native.ts';
import { registerWorker } from '../../platform/registerWorker.ts';

let registered = false;

// Once per document, however often the frame is made anew.
function registerOnce(): void {
  if (registered) return;
  registered = true;
  registerWorker(serviceWorkerPath, holdFilesWord);
}

/** What the app does besides showing pages, in the browser only and after the first screen is usable. */
export function Shell() {
  const { internal } = useAppEnvironment().config;
  useEffect(() => {
    // The native app has its files with it.
    if (!internal && !isNativeWrapped()) registerOnce();
  }, [internal]);
  useEffect(keepFocus, []);
  // The staff's browser is nobody's app.
  return internal ? null : <Prompts />;
}
