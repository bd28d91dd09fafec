import { readCookieForm } from '@mijn/domain/cookies';
import { actingForms, formFields } from '@mijn/domain/postedForm';
import { pages } from '@mijn/domain/paths';
import { formsPerPage } from '../actions.ts';

const shapes = Object.entries(pages).map(
  ([name, { path }]) => [name, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
);

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** Returns whether the gateway, or the page at that path, handles a form of that name. */
function isAnswered(name: string, pathname: string): boolean {
  // The gateway itself handles these, on any page.
  if (readCookieForm(new URLSearchParams({ [formFields.name]: name }))) return true;
  // The gateway changes the session for these.
  const isActing = Object.values<string>(actingForms).includes(name);
  if (isActing && pathname === pages.machtigingen.path) return true;
  const [page = ''] = shapes.find(([, shape]) => shape.test(pathname)) ?? [];
  return formsPerPage[page]?.includes(name) === true;
}

/**
 * Returns the forms of a page that nothing handles when they are posted without script, one line each:
 * those without a handler on the page that they are posted to (`server/actions.ts`).
 * @param url the page's own address
 */
export function unansweredForms(html: string, url: string): string[] {
  const own = new URL(url, 'http://x');
  return Array.from(
    html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs),
    ([, tag = '', content = '']) => {
      if (!/ method="post"/i.test(tag)) return [];
      const { pathname } = new URL(attribute(tag, 'action'), own);
      const named =
        new RegExp(`<input[^>]* name="${formFields.name}"[^>]*>`).exec(content)?.[0] ?? '';
      const name = attribute(named, 'value');
      return isAnswered(name, pathname) ? [] : [`"${name}" is answered by nobody at ${pathname}`];
    },
  ).flat();
}
