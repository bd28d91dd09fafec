import { html, type Html } from '../pagina/html.ts';
import { raam } from '../pagina/raam.ts';
import type { Taal } from '../pagina/taal.ts';
import type { GelopenTaak } from './config.ts';
import { isSprong, sprongen, versteSprong, type Weigering } from './sprongen.rules.ts';
import { teksten, type Teksten } from './teksten.ts';

/** A time that the day was moved. */
export interface Verzet {
  readonly van: string;
  readonly tot: string;
  readonly taken: readonly GelopenTaak[];
}

/** What the page shows. Days are `yyyy-mm-dd`. */
export interface Tijdpagina {
  readonly taal: Taal;
  readonly dag: string;
  /** The latest first. */
  readonly verzet: readonly Verzet[];
  readonly weigering: Weigering | undefined;
}

const talen: Readonly<Record<Taal, string>> = { nl: 'nl-NL', en: 'en-GB' };

function voluit(dag: string, taal: Taal): string {
  return Temporal.PlainDate.from(dag).toLocaleString(talen[taal], { dateStyle: 'full' });
}

function formulier({ dag, weigering }: Tijdpagina, t: Teksten): Html {
  const vandaag = Temporal.PlainDate.from(dag);
  const knoppen = Object.keys(sprongen)
    .filter(isSprong)
    .map((woord) => html`<button name="naar" value="${woord}">${t.sprongen[woord]}</button> `);
  const fout = weigering !== undefined && weigering !== 'alVerzet';
  return html`<form method="post" autocomplete="off" class="kaart">
    <input type="hidden" name="van" value="${dag}" />
    <h2>${t.vooruit}</h2>
    <p class="knoppen">${knoppen}</p>
    <p class="veld">
      <label for="datum">${t.andereDag}</label>
      <input
        type="date"
        id="datum"
        name="datum"
        min="${String(vandaag.add({ days: 1 }))}"
        max="${String(vandaag.add({ days: versteSprong }))}"
        ${fout ? html`aria-invalid="true" aria-describedby="weigering"` : ''}
      />
      <button name="naar" value="datum">${t.naarDezeDag}</button>
    </p>
  </form>`;
}

function gebeurd({ van, tot, taken }: Verzet, taal: Taal, t: Teksten): Html {
  const regels = taken.map(
    ({ wat, aantal }) =>
      html`<div>
        <dt>${wat[taal]}</dt>
        <dd>${aantal}</dd>
      </div>`,
  );
  return html`<section class="kaart">
    <h3>${voluit(van, taal)} → ${voluit(tot, taal)}</h3>
    ${regels.length === 0 ? html`<p>${t.nietsTeDoen}</p>` : html`<dl>${regels}</dl>`}
  </section>`;
}

/** The page: the insurer's day, the buttons that move it, and what happened when they were pressed. */
export function tijdpagina(pagina: Tijdpagina): string {
  const { taal, dag, verzet, weigering } = pagina;
  const t = teksten[taal];
  return raam(
    { taal, naam: t.naam, titel: t.titel },
    html`<p class="dag">${t.vandaag} <strong>${voluit(dag, taal)}</strong></p>
      ${
        weigering === undefined
          ? ''
          : html`<p id="weigering" class="let-op" role="alert">${t.weigeringen[weigering]}</p>`
      }
      <p>${t.uitleg}</p>
      <p class="let-op"><strong>${t.alleenVooruit}</strong> ${t.alleenVooruitUitleg}</p>
      ${formulier(pagina, t)}
      <h2>${t.watGebeurde}</h2>
      ${
        verzet.length === 0
          ? html`<p>${t.nietsGebeurd}</p>`
          : verzet.map((een) => gebeurd(een, taal, t))
      }`,
  );
}

/** The page for a move that failed. */
export function mispagina(taal: Taal): string {
  const t = teksten[taal];
  return raam(
    { taal, naam: t.naam, titel: t.misTitel },
    html`<p>${t.misUitleg}</p>
      <p><a href="/">${t.opnieuw}</a></p>`,
  );
}
