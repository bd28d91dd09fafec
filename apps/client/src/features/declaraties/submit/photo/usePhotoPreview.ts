import { useEffect, useState } from 'react';
import type { PhotoPreview } from './PhotoPreview.tsx';

/** What shows a photo; fetched when the first one is there. Without it nothing is lost. */
export function usePhotoPreview(needed: boolean): typeof PhotoPreview | undefined {
  const [component, setComponent] = useState<{ readonly Preview: typeof PhotoPreview }>();
  useEffect(() => {
    if (!needed) return;
    import('./PhotoPreview.tsx').then(
      (module) => setComponent({ Preview: module.PhotoPreview }),
      () => undefined,
    );
  }, [needed]);
  return component?.Preview;
}
