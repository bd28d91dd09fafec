import { useSyncExternalStore } from 'react';
import { isApple, keptInstallEvent, onInstallEvent } from '../../platform/installEvent.ts';
import { isNativeWrapped } from '../../platform/native.ts';

/** How the app can be installed here: the browser offers it, by hand, or not. */
export type InstallWay = 'offered' | 'byHand' | 'none';

function wayHere(): InstallWay {
  if (isNativeWrapped() || matchMedia('(display-mode: standalone)').matches) return 'none';
  if (keptInstallEvent()) return 'offered';
  return isApple(navigator) ? 'byHand' : 'none';
}

/** How the app can be installed now. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(onInstallEvent, wayHere, () => 'none');
}
