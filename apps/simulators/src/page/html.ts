/** Safe markup, created by `html` only. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Html | readonly Html[];

function format(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(format).join('');
  return String(value).replace(/[&<>"']/g, (character) => characters[character] ?? '');
}

/** Template tag for markup: escapes texts, and inserts other `html` unchanged. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    pieces.reduce((text, piece, position) => text + format(values[position - 1] ?? '') + piece),
  );
}
