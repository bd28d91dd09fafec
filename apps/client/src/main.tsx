import { startClient } from './app/startClient.tsx';

// The tokens and the ground of every page; components bring their own style.
export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

void startClient();
