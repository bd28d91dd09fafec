import type { Language } from '@mijn/domain/language';
import { formatDayWithWeekday } from '@mijn/domain/datum';
import { html, type Html } from '../page/html.ts';
import { pageFrame } from '../page/pageFrame.ts';
import { afwijkingenPath } from './afwijkingenPage.ts';
import { afwijkingTexts } from './afwijkingTexts.ts';
import { exampleBillsPath } from './exampleBillsPage.ts';
import { exampleTexts } from './exampleTexts.ts';
import { mailsPath, mailTexts } from './mailsPage.ts';
import { bankPath } from './bankPage.ts';
import { bankTexts } from './bankTexts.ts';
import { arrearsPath } from './arrearsPage.ts';
import { arrearsTexts } from './arrearsTexts.ts';
import { zorgverlenerBillsPath } from './zorgverlenerBillsPage.ts';
import { zorgverlenerBillsTexts } from './zorgverlenerBillsTexts.ts';
import type { FinishedJob } from './config.ts';
import { isJump, jumps, farthestJump, type JumpRefusal } from './jumps.rules.ts';
import { texts, type Texts } from './texts.ts';

export interface DayMove {
  readonly from: string;
  readonly until: string;
  readonly taken: readonly FinishedJob[];
}

/** Content of the page. Days are `yyyy-mm-dd`. */
export interface ClockPage {
  readonly language: Language;
  readonly day: string;
  /** Latest first. */
  readonly move: readonly DayMove[];
  readonly refusal: JumpRefusal | undefined;
  readonly lists: Readonly<
    Record<
      'afwijkingen' | 'arrears' | 'bank' | 'mails' | 'zorgverlenerBills' | 'exampleBills',
      boolean
    >
  >;
}

function form({ day, refusal }: ClockPage, t: Texts): Html {
  const today = Temporal.PlainDate.from(day);
  const buttons = Object.keys(jumps)
    .filter(isJump)
    .map((word) => html`<button name="to" value="${word}">${t.jumps[word]}</button> `);
  const error = refusal !== undefined && refusal !== 'alreadyMoved';
  return html`<form method="post" autocomplete="off" class="card">
    <input type="hidden" name="from" value="${day}" />
    <h2>${t.advance}</h2>
    <p class="buttons">${buttons}</p>
    <p class="field">
      <label for="date">${t.otherDay}</label>
      <input
        type="date"
        id="date"
        name="date"
        min="${String(today.add({ days: 1 }))}"
        max="${String(today.add({ days: farthestJump }))}"
        ${error ? html`aria-invalid="true" aria-describedby="refusal"` : ''}
      />
      <button name="to" value="date">${t.toThisDay}</button>
    </p>
  </form>`;
}

function happened({ from, until, taken }: DayMove, language: Language, t: Texts): Html {
  const lines = taken.map(
    ({ what, aantal }) =>
      html`<div>
        <dt>${what[language]}</dt>
        <dd>${aantal}</dd>
      </div>`,
  );
  return html`<section class="card">
    <h3>${formatDayWithWeekday(from, language)} → ${formatDayWithWeekday(until, language)}</h3>
    ${lines.length === 0 ? html`<p>${t.nothingToDo}</p>` : html`<dl>${lines}</dl>`}
  </section>`;
}

/** Renders the insurer's day, the buttons that move it, and the results. */
export function clockPage(page: ClockPage): string {
  const { language, day, move, refusal } = page;
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`<p class="day">${t.today} <strong>${formatDayWithWeekday(day, language)}</strong></p>
      ${
        refusal === undefined
          ? ''
          : html`<p id="refusal" class="notice" role="alert">${t.refusals[refusal]}</p>`
      }
      <p>${t.explanation}</p>
      <p class="notice"><strong>${t.onlyForward}</strong> ${t.onlyForwardExplanation}</p>
      ${form(page, t)}
      <h2>${t.whatHappened}</h2>
      ${
        move.length === 0
          ? html`<p>${t.nothingHappened}</p>`
          : move.map((one) => happened(one, language, t))
      }
      ${
        page.lists.afwijkingen
          ? html`<p><a href="${afwijkingenPath}">${afwijkingTexts[language].link}</a></p>`
          : ''
      }
      ${page.lists.arrears ? html`<p><a href="${arrearsPath}">${arrearsTexts[language].title}</a></p>` : ''}
      ${page.lists.bank ? html`<p><a href="${bankPath}">${bankTexts[language].title}</a></p>` : ''}
      ${page.lists.mails ? html`<p><a href="${mailsPath}">${mailTexts[language].title}</a></p>` : ''}
      ${
        page.lists.zorgverlenerBills
          ? html`<p>
              <a href="${zorgverlenerBillsPath}">${zorgverlenerBillsTexts[language].title}</a>
            </p>`
          : ''
      }
      ${
        page.lists.exampleBills
          ? html`<p><a href="${exampleBillsPath}">${exampleTexts[language].title}</a></p>`
          : ''
      }`,
  );
}

export function wentWrongPage(language: Language): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.wentWrongTitle },
    html`<p>${t.wentWrongExplanation}</p>
      <p><a href="/">${t.retry}</a></p>`,
  );
}
