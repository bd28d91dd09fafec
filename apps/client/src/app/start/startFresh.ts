import type { FreshData } from '../../api/documentData.ts';

/** Starts the app in a document that was not rendered: that of the staff, or of the native app. */
export async function startFresh(root: HTMLElement, data: FreshData): Promise<void> {
  if ('native' in data) {
    const { startNative } = await import('../native/startNative.tsx');
    return startNative(root, data.environment);
  }
  const { startInternal } = await import('./startInternal.tsx');
  return startInternal(root, data.environment);
}
