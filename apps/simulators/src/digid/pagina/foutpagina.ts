import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { html } from '../../pagina/html.ts';
import { paginaKoppen } from '../../pagina/koppen.ts';
import { raam } from '../../pagina/raam.ts';
import { kiesTaal, type Taal } from '../../pagina/taal.ts';
import { teksten } from './teksten.ts';

/** The page for a login that cannot go on, with the protocol's own word for what is wrong. */
export function foutpagina(taal: Taal, melding: string): string {
  const t = teksten[taal];
  return raam(
    { taal, naam: t.naam, titel: t.misluktTitel },
    html`<p>${t.misluktUitleg}</p>
      <p class="zacht">${t.melding}: <code lang="en">${melding}</code></p>`,
  );
}

/** The page at the simulator's bare address, for who finds it without a login under way. */
export function startpagina(taal: Taal): string {
  const t = teksten[taal];
  return raam({ taal, naam: t.naam, titel: t.startTitel }, html`<p>${t.startUitleg}</p>`);
}

/** Shows an error that the broker cannot send back to the relying party (`renderError`). */
export function toonBrokerfout(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  ctx.set(paginaKoppen());
  const melding = [out.error, out.error_description].filter(Boolean).join(': ');
  ctx.body = foutpagina(kiesTaal(ctx.get('accept-language')), melding);
}
