import type { Language } from '@mijn/domain/language';
import { html, type Html } from '../../page/html.ts';
import { pageFrame } from '../../page/pageFrame.ts';
import type { LoginPerson } from '../config.ts';
import { digidFaults, type DigidFault } from '../faultKeys.ts';
import { levels, type Level } from '../levels.ts';
import { type LoginKind, type Texts, textsOf } from './texts.ts';

/** Data of the login page. */
export interface LoginPageData {
  readonly language: Language;
  readonly personas: readonly LoginPerson[];
  /** DigiD, or the login of staff. */
  readonly kind: LoginKind;
  readonly niveau: Level;
  /** Host name (and port) of the relying party. */
  readonly backTo: string;
  /** The fault that is preselected. */
  readonly fault: DigidFault | undefined;
}

function choice(value: string, label: string, chosen: boolean): Html {
  return html`<label>
    <input type="radio" name="fault" value="${value}" ${chosen ? 'checked' : ''} /> ${label}</label
  >`;
}

function faultChoices({ language, fault }: LoginPageData, t: Texts): Html {
  const choices = Object.entries(digidFaults).map(([key, label]) =>
    choice(key, label[language], key === fault),
  );
  return html`<details ${fault ? 'open' : ''}>
    <summary>${t.faults}</summary>
    <fieldset>
      <legend>${t.faultsExplanation}</legend>
      ${choice('', t.noFault, fault === undefined)}${choices}
    </fieldset>
  </details>`;
}

function personChoice(language: Language, { key, naam, omschrijving }: LoginPerson): Html {
  return html`<li>
    <button name="persona" value="${key}" aria-describedby="about-${key}">${naam}</button>
    <p id="about-${key}">${omschrijving[language]}</p>
  </li> `;
}

function levelFact(niveau: Level, t: Texts): Html {
  return html`<div>
    <dt>${t.niveau}</dt>
    <dd><span lang="nl">${levels[niveau]}</span> (${niveau})</dd>
  </div>`;
}

/**
 * Renders the login page: the personas as buttons, the faults as collapsed radio buttons. The form has no action, so
 * that it posts to this login. Pressing Enter on a radio button activates the first button of the form. A hidden button
 * without a persona comes first, so that Enter does not log the first persona in.
 */
export function loginPage(page: LoginPageData): string {
  const { language, personas, niveau, backTo, kind } = page;
  const t = textsOf(language, kind);
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`<p class="notice"><strong>${t.thisIsNotDigid}</strong> ${t.explanation}</p>
      <dl>
        ${kind === 'digid' ? levelFact(niveau, t) : ''}
        <div>
          <dt>${t.backTo}</dt>
          <dd>${backTo}</dd>
        </div>
      </dl>
      <form method="post" autocomplete="off">
        <button name="persona" value="" hidden></button>
        ${faultChoices(page, t)}
        <h2>${t.people}</h2>
        <ul>
          ${personas.map((persona) => personChoice(language, persona))}
        </ul>
        <button class="cancel" name="fault" value="cancel">${t.cancel}</button>
      </form>`,
  );
}
