import { useEffect, useState } from 'react';
import type { PhotoPreview } from './PhotoPreview.tsx';

/** Returns the component for photos, loaded with the first one; the page works without it. */
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
