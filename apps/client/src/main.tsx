import { startClient } from './app/start/startClient.tsx';

// The tokens and the ground of every page; components bring their own style.
export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

startClient().catch((error: unknown) => {
  // For `sayUnusable`: nothing of what was tapped will happen.
  dispatchEvent(new Event('unusable'));
  throw error;
});
