import { pages, sharing } from '@mijn/domain/paths';
import { keepShared } from './sharedFiles.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Returns whether a request says that another site made it.
 * @param from its `Origin`; absent or `null` when a site hides itself or no site made it
 */
export function isFromElsewhere(from: string | null, own: string): boolean {
  return from !== null && from !== 'null' && from !== own;
}

/**
 * Keeps the files of a share for the form of a claim, and redirects to it. Any site can post such a form. One that
 * declares its origin is refused; one that hides it looks like a share, so the form asks the person (ADR 0064).
 */
export async function receiveShared(request: Request): Promise<Response> {
  if (isFromElsewhere(request.headers.get('origin'), self.location.origin))
    return Response.redirect(pages.declaratieIndienen.path, 303);
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll(sharing.files).filter((one) => one instanceof File);
  await keepShared(files, Date.now());
  return Response.redirect(sharing.to, 303);
}
