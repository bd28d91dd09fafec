import { formFields } from '@mijn/domain/postedForm';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x27;|&quot;/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim();

function buttonsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs),
    ([, tag = '', words = '']) =>
      tag.includes(' data-replay')
        ? [`button ${attribute(tag, 'aria-label') ?? wordsIn(words)}`]
        : [],
  ).flat();
}

function formsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs),
    ([, tag = '', content = '']) => {
      if (!/ method="post"/i.test(tag)) return [];
      if (tag.includes(' data-replay')) return ['form of script'];
      const named =
        new RegExp(`<input[^>]* name="${formFields.name}"[^>]*>`).exec(content)?.[0] ?? '';
      return [`form ${attribute(named, 'value') ?? '?'}`];
    },
  ).flat();
}

/**
 * Returns the controls of a server-rendered page that must not lose early taps: `button …` by label if only
 * script handles it, `form …` by name if it posts (ADR 0033).
 */
export function waitingControls(html: string): ReadonlySet<string> {
  // Hidden content cannot be tapped: noscript, and dialogs opened by script.
  const withScript = html
    .replaceAll(/<noscript\b.*?<\/noscript>/gs, '')
    .replaceAll(/<dialog\b(?![^>]* open)[^>]*>.*?<\/dialog>/gs, '');
  return new Set([...buttonsIn(withScript), ...formsIn(withScript)]);
}
