/** Every kind of control that one types or chooses in before React has come, as the app's pages have them. */
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

/** A kind of control of which is shown that React takes over what was done with it. */
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

/** The kinds of control that stand in a page, those among them that nobody fills in left out. */
export function kindsIn(html: string): Set<string> {
  const tags = html.match(/<(?:input|select|textarea|details)\b[^>]*>/g) ?? [];
  return new Set(tags.map(kindOf).filter((kind) => kind !== 'hidden'));
}
