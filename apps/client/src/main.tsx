import { startClient } from './app/start/startClient.tsx';

// The tokens and the base style of every page; components bring their own style.
export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

startClient().catch((error: unknown) => {
  // Signal for `sayUnusable`: kept taps will not be replayed.
  dispatchEvent(new Event('unusable'));
  throw error;
});
