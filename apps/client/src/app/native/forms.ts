import { readCookieForm, type CookieFlags, cookieFlagsAt } from '@mijn/domain/cookies';
import { formFields, signOutForms } from '@mijn/domain/postedForm';
import { callPaths, signOutEverywhereField, pages } from '@mijn/domain/paths';
import { addressWithFlash } from '../../api/flash.ts';
import { graphqlInBrowser, stopCalls } from '../../api/graphql.ts';
import { textOf } from '../../api/operation.ts';
import { loginAddress } from '../../api/returnPath.ts';
import { toNotSignedOut } from '../../features/sessie/notSignedOut.ts';
import { stopAllPushOperation } from '../../features/sessie/sessie.operations.ts';
import { fetchCall } from '../../platform/apiTransport.ts';
import { cookieBannerId } from '../../features/cookies/cookieChoice.ts';
import { forgetFiles } from './bridge.ts';
import type { GoTo } from './links.ts';

interface Ways {
  readonly goTo: GoTo;
  /** In a fresh document. */
  readonly leaveFor: GoTo;
}

type SignOutName = Parameters<typeof toNotSignedOut>[0];

const signOutNames: readonly SignOutName[] = Object.values(signOutForms);

/**
 * Returns whether the session ended, and whether there was one: ending all sessions of a person takes a
 * session to know whose.
 */
async function stopSessie(everywhere: boolean): Promise<'ended' | 'none' | 'failed'> {
  if (everywhere) {
    const query = { query: textOf(stopAllPushOperation) };
    await graphqlInBrowser(query).catch(() => undefined);
  }
  const tail = everywhere ? `?${signOutEverywhereField}=true` : '';
  const response = await fetchCall(callPaths.gatewaySignOut + tail).catch(() => undefined);
  if (response?.status === 401) return 'none';
  return response?.ok === true ? 'ended' : 'failed';
}

/**
 * Ends the session, here or everywhere, and drops the state of this document: the next page is a fresh
 * document, which says that the person is signed out (§4) or logs in again. After a failure the page says
 * so and asks again.
 */
async function signOut(form: SignOutName, { goTo, leaveFor }: Ways): Promise<void> {
  const outcome = await stopSessie(form === signOutForms.everywhere);
  await forgetFiles();
  if (outcome === 'failed') return goTo(addressWithFlash(toNotSignedOut(form)));
  stopCalls();
  sessionStorage.clear();
  const login = loginAddress(pages.mijnGegevens.path, 'unauthorized');
  leaveFor(outcome === 'none' ? login : pages.uitloggen.path);
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

/** Removes the question and nothing else of the page, as in a browser. */
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
 * Handles the forms that a browser posts to the gateway (docs/decisions.md §3: the native shell posts
 * none): signing out is a call, device settings are stored here, and the others have their own script.
 * @param goTo navigates within this document
 * @param leaveFor opens a fresh document; for tests, which stay in theirs
 */
export function watchForms(goTo: GoTo, leaveFor: GoTo = (path) => location.replace(path)): void {
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method !== 'post') return;
    event.preventDefault();
    const body = textsOf(form, event.submitter);
    const name = body.get(formFields.name);
    const leaving = signOutNames.find((one) => one === name);
    if (leaving) void signOut(leaving, { goTo, leaveFor });
    else writeCookies(body, form.closest(`#${cookieBannerId}`));
  });
}
