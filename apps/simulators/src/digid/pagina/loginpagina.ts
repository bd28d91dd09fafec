import type { Persona } from '@mijn/testdata/personas';
import { html, type Html } from '../../pagina/html.ts';
import { raam } from '../../pagina/raam.ts';
import type { Taal } from '../../pagina/taal.ts';
import { digidFouten, type DigidFout } from '../fouten.ts';
import { niveaus, type Niveau } from '../niveaus.ts';
import { teksten, type Teksten } from './teksten.ts';

/** What the login page shows. */
export interface Loginpagina {
  readonly taal: Taal;
  readonly personas: readonly Persona[];
  readonly niveau: Niveau;
  /** Host name (and port) of the relying party. */
  readonly terugNaar: string;
  /** The fault that stands chosen. */
  readonly fout: DigidFout | undefined;
}

function keuze(waarde: string, label: string, gekozen: boolean): Html {
  return html`<label>
    <input type="radio" name="fout" value="${waarde}" ${gekozen ? 'checked' : ''} /> ${label}</label
  >`;
}

function storingKeuzes({ taal, fout }: Loginpagina, t: Teksten): Html {
  const fouten = Object.entries(digidFouten).map(([sleutel, label]) =>
    keuze(sleutel, label[taal], sleutel === fout),
  );
  return html`<details ${fout ? 'open' : ''}>
    <summary>${t.storingen}</summary>
    <fieldset>
      <legend>${t.storingenUitleg}</legend>
      ${keuze('', t.geenStoring, fout === undefined)}${fouten}
    </fieldset>
  </details>`;
}

function persoonKeuze(taal: Taal, { sleutel, naam, omschrijving }: Persona): Html {
  return html`<li>
    <button name="persona" value="${sleutel}" aria-describedby="over-${sleutel}">${naam}</button>
    <p id="over-${sleutel}">${omschrijving[taal]}</p>
  </li> `;
}

/**
 * The login page: the personas as buttons, the faults as radio buttons under a fold. One form
 * without an address of its own, so that it goes back to this login.
 *
 * The first button is there for Enter on a radio button: browsers then press the first button
 * of the form, which would log the first persona in. This one chooses nobody, so that the page
 * comes back as it was.
 */
export function loginpagina(pagina: Loginpagina): string {
  const { taal, personas, niveau, terugNaar } = pagina;
  const t = teksten[taal];
  return raam(
    { taal, naam: t.naam, titel: t.titel },
    html`<p class="let-op"><strong>${t.ditIsNietDigid}</strong> ${t.uitleg}</p>
      <dl>
        <div>
          <dt>${t.niveau}</dt>
          <dd><span lang="nl">${niveaus[niveau]}</span> (${niveau})</dd>
        </div>
        <div>
          <dt>${t.terugNaar}</dt>
          <dd>${terugNaar}</dd>
        </div>
      </dl>
      <form method="post" autocomplete="off">
        <button name="persona" value="" hidden></button>
        ${storingKeuzes(pagina, t)}
        <h2>${t.personen}</h2>
        <ul>
          ${personas.map((persona) => persoonKeuze(taal, persona))}
        </ul>
        <button class="annuleren" name="fout" value="annuleren">${t.annuleren}</button>
      </form>`,
  );
}
