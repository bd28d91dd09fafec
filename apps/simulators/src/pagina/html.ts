/** Markup that is safe to send: made by `html` only. */
export class Html {
  readonly tekst: string;

  constructor(tekst: string) {
    this.tekst = tekst;
  }
}

const tekens: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Waarde = string | number | Html | readonly Html[];

function opmaak(waarde: Waarde): string {
  if (waarde instanceof Html) return waarde.tekst;
  if (typeof waarde === 'object') return waarde.map(opmaak).join('');
  return String(waarde).replace(/[&<>"']/g, (teken) => tekens[teken] ?? '');
}

/** Template tag for markup: every text put into it is escaped, other `html` goes in as it is. */
export function html(stukken: TemplateStringsArray, ...waarden: readonly Waarde[]): Html {
  return new Html(
    stukken.reduce((tekst, stuk, plek) => tekst + opmaak(waarden[plek - 1] ?? '') + stuk),
  );
}
