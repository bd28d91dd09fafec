/** Every kind of control on the app's pages that takes input before React has hydrated them. */
export const controlKinds = [
  'text',
  'numeric',
  'decimal',
  'email',
  'phone',
  'search',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
  'details',
] as const;

/** A kind of control for which a test shows that React takes over its input. */
export type ControlKind = (typeof controlKinds)[number];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

function kindOf(tag: string): string {
  const [, name = ''] = /^<(\w+)/.exec(tag) ?? [];
  if (name !== 'input') return name;
  const type = attribute(tag, 'type') ?? 'text';
  const kind = type === 'text' ? (attribute(tag, 'inputmode') ?? type) : type;
  return kind === 'tel' ? 'phone' : kind;
}

/** Returns the kinds of controls in a page, without hidden ones. */
export function kindsIn(html: string): Set<string> {
  const tags = html.match(/<(?:input|select|textarea|details)\b[^>]*>/g) ?? [];
  return new Set(tags.map(kindOf).filter((kind) => kind !== 'hidden'));
}
