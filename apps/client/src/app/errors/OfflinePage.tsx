import { Picture } from '../../features/statuspaginas/StatusContent.tsx';
import { OfflineWords } from './OfflineScreen.tsx';

/**
 * The offline screen under its own address, without personal data: the service worker caches it and answers
 * with it when the network does not. It has no React (ADR 0033); `server/inline/offlinePage.ts` handles its
 * button.
 */
export function Component() {
  return (
    <>
      <Picture name="broken" />
      <OfflineWords />
    </>
  );
}
