import { useSyncExternalStore } from 'react';
import { isApple, keptInstallEvent, onInstallEvent } from '../../platform/installEvent.ts';
import { isNativeWrapped } from '../../platform/native.ts';

/** The way to install the app here: by the browser's offer, by hand, or not at all. */
export type InstallWay = 'offered' | 'byHand' | 'none';

function wayHere(): InstallWay {
  if (isNativeWrapped() || matchMedia('(display-mode: standalone)').matches) return 'none';
  if (keptInstallEvent()) return 'offered';
  return isApple(navigator) ? 'byHand' : 'none';
}

/** Returns the current way to install the app. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(onInstallEvent, wayHere, () => 'none');
}
