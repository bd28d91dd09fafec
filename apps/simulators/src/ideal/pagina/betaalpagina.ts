import { html, type Html } from '../../pagina/html.ts';
import { raam } from '../../pagina/raam.ts';
import type { Taal } from '../../pagina/taal.ts';
import { statusVan, type Betaling } from '../betaling.ts';
import type { Storing, Storingsgroep } from '../storingen.ts';
import { mogelijkeUitkomsten, type Uitkomst } from '../uitkomsten.rules.ts';
import { alsBedrag, alsTijd } from './opmaak.ts';
import { storingskeuze } from './storingskeuze.ts';
import { teksten, type Teksten } from './teksten.ts';

/** What the bank's page shows. */
export interface Betaalpagina {
  readonly taal: Taal;
  readonly betaling: Betaling;
  readonly begunstigde: string;
  /** The faults that stand chosen for this payment. */
  readonly stand: (groep: Storingsgroep) => Storing | undefined;
  /** What was asked just now cannot be any more. */
  readonly kanNietMeer: boolean;
}

function letOp(t: Teksten): Html {
  return html`<p class="let-op"><strong>${t.ditIsNietEcht}</strong> ${t.uitleg}</p>`;
}

const rij = (naam: string, waarde: string, klasse = '') =>
  html`<div class="${klasse}">
    <dt>${naam}</dt>
    <dd>${waarde}</dd>
  </div>`;

function gegevens({ taal, betaling, begunstigde }: Betaalpagina, t: Teksten): Html {
  const status = statusVan(betaling);
  return html`<dl>
    ${rij(t.bedrag, alsBedrag(betaling.centen, taal), 'groot')} ${rij(t.naar, begunstigde)}
    ${rij(t.omschrijving, betaling.omschrijving)} ${rij(t.van, t.proefrekening)}
    ${
      status === 'open'
        ? rij(t.betaalVoor, alsTijd(betaling.verlooptOp, taal))
        : rij(t.stand, t.statussen[status])
    }
  </dl>`;
}

function knop(uitkomst: Uitkomst, label: string, klasse = ''): Html {
  return html`<button class="${klasse}" name="uitkomst" value="${uitkomst}">${label}</button>`;
}

/** Going back, to where the payer came from; there it is seen how the payment stands. */
function terugLink({ betaling, begunstigde }: Betaalpagina, t: Teksten): Html {
  return html`<p><a href="${betaling.redirectUrl}">${t.terug} ${begunstigde}</a></p>`;
}

/**
 * The buttons. "Betalen" is the first one, so that Enter anywhere in the form pays, as at a bank;
 * the faults come along with whichever is pressed.
 */
function openFormulier({ taal, betaling, stand }: Betaalpagina, t: Teksten): Html {
  const rest = mogelijkeUitkomsten(statusVan(betaling)).filter(
    (uitkomst) => uitkomst !== 'betaald' && uitkomst !== 'geannuleerd',
  );
  return html`<form method="post" autocomplete="off">
    <p class="knoppen">
      ${knop('betaald', t.uitkomsten.betaald, 'hoofd')}
      ${knop('geannuleerd', t.uitkomsten.geannuleerd)}
    </p>
    <section aria-labelledby="anders">
      <h2 id="anders">${t.anders}</h2>
      <p class="zacht">${t.andersUitleg}</p>
      <p class="knoppen">${rest.map((uitkomst) => knop(uitkomst, t.uitkomsten[uitkomst]))}</p>
      <details>
        <summary>${t.storingen}</summary>
        ${storingskeuze(taal, 'melding', stand('melding'))}
        ${storingskeuze(taal, 'ophalen', stand('ophalen'))}
      </details>
    </section>
  </form>`;
}

function wachtFormulier({ betaling }: Betaalpagina, t: Teksten): Html {
  const uitkomsten = mogelijkeUitkomsten(statusVan(betaling));
  return html`<p>${t.wachtUitleg}</p>
    <form method="post">
      <p class="knoppen">${uitkomsten.map((uitkomst) => knop(uitkomst, t.alsnog[uitkomst]))}</p>
    </form>`;
}

/** The bank's page of a payment: to pay, to let a pending one end, or to see how it ended. */
export function betaalpagina(pagina: Betaalpagina): string {
  const { taal, betaling, kanNietMeer } = pagina;
  const t = teksten[taal];
  const status = statusVan(betaling);
  const titel = status === 'open' ? t.titel : status === 'pending' ? t.wachtTitel : t.klaarTitel;
  return raam(
    { taal, naam: t.naam, titel },
    html`${letOp(t)} ${kanNietMeer ? html`<p role="alert">${t.kanNietMeer}</p>` : ''}
      <div class="kaart">
        ${gegevens(pagina, t)} ${status === 'open' ? openFormulier(pagina, t) : ''}
        ${status === 'pending' ? wachtFormulier(pagina, t) : ''}
        ${status === 'open' ? '' : terugLink(pagina, t)}
      </div>
      <p class="voet"><a href="/besturing/betaling/${betaling.id}">${t.besturing}</a></p>`,
  );
}

/** A page with a few words: nothing to pay here, or nothing known. */
export function woordpagina(taal: Taal, welk: 'start' | 'onbekend' | 'mis'): string {
  const t = teksten[taal];
  const [titel, uitleg] = {
    start: [t.startTitel, t.startUitleg],
    onbekend: [t.onbekendTitel, t.onbekendUitleg],
    mis: [t.misTitel, t.onbekendUitleg],
  }[welk];
  return raam(
    { taal, naam: t.naam, titel: titel ?? '' },
    html`<p>${uitleg ?? ''}</p>
      <p class="voet"><a href="/besturing">${t.besturing}</a></p>`,
  );
}
