import ts from 'typescript';
import type { NameKind } from './names.ts';

/** A name that markup gives: to a field, to an element, or to what script and style find it by. */
interface MarkupName {
  readonly kind: NameKind;
  readonly node: ts.Node;
  readonly text: string;
}

const attribute =
  /(?<=\s)(?:(?:name|id|for|aria-labelledby|aria-describedby)="([^"<>]*)"|(data-[\w-]+))/g;
const tag = /<[a-z][^<>]*/g;
// What is in force elsewhere as well: of `<meta>` the names are the browser's.
const otherPeoples = /^<meta\b/;
const named = /^(?:name|id|htmlFor)$/;

/**
 * The names of fields, elements and `data-` attributes in a template of markup or in JSX. Those of an `html`
 * template are the simulators' own, and carry no field of the contract.
 */
export function namesInMarkup(node: ts.Node): MarkupName[] {
  if (ts.isJsxAttribute(node)) return inJsx(node);
  if (!ts.isTemplateExpression(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return [];
  const isOwn = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'html';
  return inTags(markupOf(node)).map((text) => ({ kind: isOwn ? 'markup' : 'code', node, text }));
}

function inJsx(node: ts.JsxAttribute): MarkupName[] {
  const name = node.name.getText();
  // A component’s `name` may be a person’s.
  if (!/^[a-z]/.test(node.parent.parent.tagName.getText())) return [];
  if (name.startsWith('data-')) return [{ kind: 'code', node, text: name }];
  const value = node.initializer;
  if (!named.test(name) || !value || !ts.isStringLiteral(value)) return [];
  return [{ kind: 'code', node, text: value.text }];
}

/** The template with a hole where a value goes. */
function markupOf(node: ts.TemplateExpression | ts.NoSubstitutionTemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

function inTags(markup: string): string[] {
  const tags = (markup.match(tag) ?? []).filter((one) => !otherPeoples.test(one));
  return tags.flatMap((one) =>
    [...one.matchAll(attribute)]
      .map(([, value, data]) => (value ?? data ?? '').trim())
      .filter((text) => text !== ''),
  );
}
