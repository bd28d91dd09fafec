import { Picture } from '../../features/statuspaginas/Picture.tsx';
import { OfflineWords } from './OfflineScreen.tsx';

/**
 * The offline screen under its own address, without anything of a person: the service worker keeps it
 * and answers with it where the network does not. It has no React (ADR 0033); what its button does
 * stands in `server/inline/offlinePage.ts`.
 */
export function Component() {
  return (
    <>
      <Picture name="broken" />
      <OfflineWords />
    </>
  );
}
