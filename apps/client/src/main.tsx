import '@mijn/ui/tokens.css';
import '@mijn/ui/basis.css';
import { startClient } from './app/startClient.tsx';

void startClient();
