import { readCookieForm } from '@mijn/domain/cookieForms';
import { type CookieFlags, cookieFlagsAt } from '@mijn/domain/cookies';
import { callPaths, everywhereField, pages } from '@mijn/domain/paths';
import { formFields, signOutForms } from '@mijn/domain/postedForm';
import { graphqlInBrowser, stopCalls } from '../../api/graphql.ts';
import { textOf } from '../../api/operation.ts';
import { stopAllPushOperation } from '../../features/sessie/sessie.operations.ts';
import { fetchThroughDoor } from '../../platform/door.ts';
import { cookieBannerId } from '../../features/cookies/asking.ts';
import { forgetFiles } from './files.ts';

const signingOut: ReadonlySet<string | undefined> = new Set(Object.values(signOutForms));

async function stopSessie(everywhere: boolean): Promise<boolean> {
  if (everywhere) {
    const query = { query: textOf(stopAllPushOperation) };
    await graphqlInBrowser(query).catch(() => undefined);
  }
  const tail = everywhere ? `?${everywhereField}=true` : '';
  const response = await fetchThroughDoor(callPaths.gatewaySignOut + tail).catch(() => undefined);
  return response?.ok === true;
}

/**
 * Ends the session, here or everywhere, and forgets all that this document knows: what comes next is a fresh
 * one, which says that one is signed out, or asks again where it did not come about (§4).
 */
async function signOut(everywhere: boolean): Promise<void> {
  const ended = await stopSessie(everywhere);
  stopCalls();
  if (ended) sessionStorage.clear();
  await forgetFiles();
  location.replace(pages.uitloggen.path);
}

function writeCookie(name: string, value: string, flags: CookieFlags): void {
  const { path, sameSite, maxAge, secure, domain } = flags;
  const parts = [`${name}=${value}`, `path=${path}`, `max-age=${maxAge}`, `samesite=${sameSite}`];
  if (domain !== undefined) parts.push(`domain=${domain}`);
  document.cookie = [...parts, ...(secure ? ['secure'] : [])].join('; ');
}

function textsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') texts.append(name, value);
  }
  return texts;
}

/** As in a browser: the question goes, and nothing of the page with it. */
function answered(banner: Element): void {
  banner.remove();
  document.querySelector('h1')?.focus({ preventScroll: true });
}

function writeCookies(body: URLSearchParams, banner: Element | null): void {
  const form = readCookieForm(body);
  if (!form?.cookies) return;
  const flags = cookieFlagsAt(location);
  for (const [name, value] of Object.entries(form.cookies)) writeCookie(name, value, flags);
  if (form.to !== undefined) location.replace(form.to);
  else if (banner) answered(banner);
  else location.reload();
}

/**
 * Carries out the forms that a browser posts to the gateway (decisions §3: the native shell posts none):
 * signing out is a call, what is chosen on the device is written here, and the rest have their own script.
 */
export function watchForms(): void {
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method !== 'post') return;
    event.preventDefault();
    const body = textsOf(form, event.submitter);
    const name = body.get(formFields.name) ?? undefined;
    if (signingOut.has(name)) void signOut(name === signOutForms.everywhere);
    else writeCookies(body, form.closest(`#${cookieBannerId}`));
  });
}
