import { html, type Html } from '../../pagina/html.ts';
import { raam } from '../../pagina/raam.ts';
import type { Taal } from '../../pagina/taal.ts';
import { statusVan, type Betaling } from '../betaling.ts';
import { storingsgroepen, type Storing, type Storingsgroep } from '../storingen.ts';
import { mogelijkeUitkomsten } from '../uitkomsten.rules.ts';
import { alsBedrag, alsTijd } from './opmaak.ts';
import { storingskeuze } from './storingskeuze.ts';
import { teksten, type Teksten } from './teksten.ts';

type Stand = (groep: Storingsgroep) => Storing | undefined;

function storingsformulier(taal: Taal, titel: string, stand: Stand): Html {
  const t = teksten[taal];
  return html`<section class="kaart" aria-labelledby="storingen">
    <h2 id="storingen">${t.storingen}: ${titel}</h2>
    <form method="post" autocomplete="off">
      ${storingsgroepen.map((groep) => storingskeuze(taal, groep, stand(groep)))}
      <p class="knoppen"><button name="doe" value="storingen">${t.instellen}</button></p>
    </form>
  </section>`;
}

function betalingRij(taal: Taal, betaling: Betaling): Html {
  const t = teksten[taal];
  return html`<li>
    <a href="/besturing/betaling/${betaling.id}">${betaling.omschrijving}</a>
    <p>
      ${alsBedrag(betaling.centen, taal)} · ${t.statussen[statusVan(betaling)]} ·
      ${alsTijd(betaling.stappen[0].op, taal)}
    </p>
  </li>`;
}

/** The control: faults for all payments, and every payment that there is, newest first. */
export function besturingspagina(
  taal: Taal,
  betalingen: readonly Betaling[],
  stand: Stand,
): string {
  const t = teksten[taal];
  return raam(
    { taal, naam: t.naam, titel: t.besturing },
    html`<p>${t.besturingUitleg}</p>
      ${storingsformulier(taal, t.alleBetalingen, stand)}
      <section aria-labelledby="betalingen">
        <h2 id="betalingen">${t.betalingen}</h2>
        ${
          betalingen.length === 0
            ? html`<p>${t.geenBetalingen}</p>`
            : html`<ul>
                ${betalingen.map((betaling) => betalingRij(taal, betaling))}
              </ul>`
        }
      </section>`,
  );
}

function verloop(taal: Taal, betaling: Betaling, t: Teksten): Html {
  const stappen = betaling.stappen.map(
    ({ status, op }) => html`<li>${alsTijd(op, taal, true)} ${t.statussen[status]}</li>`,
  );
  const meldingen = betaling.meldingen.map(
    ({ op, id, antwoord }) =>
      html`<li>
        ${alsTijd(op, taal, true)} <code>${id}</code> ${
          antwoord === null ? t.geenAntwoord : `${t.antwoord} ${antwoord}`
        }
      </li>`,
  );
  return html`<section class="kaart" aria-labelledby="stappen">
      <h2 id="stappen">${t.stappen}</h2>
      <ol>
        ${stappen}
      </ol>
    </section>
    <section class="kaart" aria-labelledby="meldingen">
      <h2 id="meldingen">${t.meldingen}</h2>
      ${
        meldingen.length === 0
          ? html`<p>${t.geenMeldingen}</p>`
          : html`<ol>
              ${meldingen}
            </ol>`
      }
      <form method="post">
        <p class="knoppen">
          <button name="doe" value="meld">${t.meldNu}</button>
          <button name="doe" value="meldVals">${t.meldVals}</button>
        </p>
      </form>
    </section>`;
}

/** The control of one payment: let it end, tell of it, set its faults, see what happened. */
export function betalingBesturing(taal: Taal, betaling: Betaling, stand: Stand): string {
  const t = teksten[taal];
  const uitkomsten = mogelijkeUitkomsten(statusVan(betaling)).map(
    (uitkomst) => html`<button name="uitkomst" value="${uitkomst}">${t.alsnog[uitkomst]}</button> `,
  );
  return raam(
    { taal, naam: t.naam, titel: `${t.besturing}: ${betaling.omschrijving}` },
    html`<div class="kaart">
        <dl>
          <div class="groot">
            <dt>${t.bedrag}</dt>
            <dd>${alsBedrag(betaling.centen, taal)}</dd>
          </div>
          <div>
            <dt>${t.stand}</dt>
            <dd>${t.statussen[statusVan(betaling)]}</dd>
          </div>
        </dl>
        ${
          uitkomsten.length === 0
            ? ''
            : html`<form method="post"><p class="knoppen">${uitkomsten}</p></form>`
        }
        <p><a href="/betalen/${betaling.id}">${t.naarBetaalpagina}</a></p>
      </div>
      ${verloop(taal, betaling, t)} ${storingsformulier(taal, t.alleenDeze, stand)}
      <p class="voet"><a href="/besturing">${t.naarBesturing}</a></p>`,
  );
}
