import { formFields } from '@mijn/domain/postedForm';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x27;|&quot;/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim();

// What only script does: the name of the button.
function buttonsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs),
    ([, tag = '', words = '']) =>
      tag.includes(' data-replay')
        ? [`button ${attribute(tag, 'aria-label') ?? wordsIn(words)}`]
        : [],
  ).flat();
}

// What is posted without it: the name of the form.
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
 * What of a page, as the server wrote it, a tap before script has come must not be lost on: `button …` by its name
 * where only script does it, `form …` by the name of its answer where it is posted (ADR 0033).
 */
export function waitingControls(html: string): ReadonlySet<string> {
  // Nobody can tap what is not in sight: what stands there without script, and a dialog that script opens.
  const withScript = html
    .replaceAll(/<noscript\b.*?<\/noscript>/gs, '')
    .replaceAll(/<dialog\b(?![^>]* open)[^>]*>.*?<\/dialog>/gs, '');
  return new Set([...buttonsIn(withScript), ...formsIn(withScript)]);
}
