import { pages } from '@mijn/domain/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { UserInput } from '../support/userInput.ts';
import type { FileEntry } from '../support/notas.ts';

/** The input for a claim; the day as `yyyy-mm-dd`, the amount as typed. */
export interface ToClaim {
  /** Part of the patient's name; absent for people who can only choose themselves. */
  readonly forWhom?: string;
  readonly bestanden: readonly FileEntry[];
  readonly care: string;
  readonly dag: string;
  readonly bedrag: string;
  readonly zorgverlener: string;
  readonly notaNummer?: string;
  readonly buitenland?: boolean;
}

/** /declaraties/indienen: three steps and a confirmation; four at an insurer that cannot read bills. */
export class SubmitPage {
  readonly page: Page;
  readonly user: UserInput;
  readonly content: Locator;
  readonly onward: Locator;
  readonly submit: Locator;
  readonly done: Locator;

  constructor(page: Page, user: UserInput) {
    this.page = page;
    this.user = user;
    this.content = page.getByRole('main');
    this.onward = this.content.getByRole('button', { name: 'Verder', exact: true });
    this.submit = this.content.getByRole('button', { name: 'Declaratie indienen' });
    this.done = this.content.getByRole('heading', { name: 'Je declaratie is ingediend' });
  }

  /** Opens the form, empty or with an existing draft. */
  async open(): Promise<void> {
    await this.page.goto(pages.declaratieIndienen.path);
  }

  async isAt(question: string): Promise<void> {
    await expect(this.content.getByRole('heading', { name: question })).toBeVisible();
  }

  /**
   * Chooses the patient: a separate step at an insurer that cannot read bills, and only with several
   * people.
   */
  async chooseWho({ forWhom }: ToClaim): Promise<void> {
    await this.isAt('Voor wie is de nota?');
    await this.#choosePerson(forWhom);
    await this.user.press(this.onward);
  }

  async #choosePerson(forWhom = ''): Promise<void> {
    await this.user.choose(this.content.getByRole('radio', { name: forWhom }));
  }

  get picker(): Locator {
    return this.content.getByLabel('Kies een foto of bestand');
  }

  bestand(name: string): Locator {
    return this.content.getByRole('listitem').filter({ hasText: name });
  }

  /** Adds files, and waits until the insurer has received and read them. */
  async addNota({ bestanden }: ToClaim): Promise<void> {
    await this.isAt('Voeg je nota toe');
    await this.user.add(this.picker, bestanden);
    for (const { name } of bestanden) await expect(this.bestand(name)).toContainText('Ontvangen');
    await this.user.press(this.onward);
  }

  /** Fills in the bill, and the patient if asked. */
  async fillDetails(nota: ToClaim): Promise<void> {
    await this.isAt('Wat staat er op de nota?');
    const { user, content } = this;
    const asksWho = content.getByRole('group', { name: 'Wie kreeg de zorg?' });
    if (nota.forWhom && (await asksWho.isVisible())) await this.#choosePerson(nota.forWhom);
    const field = (name: string) => content.getByLabel(name, { exact: true });
    await user.select(field('Welke zorg was het?'), nota.care);
    const [year = '', month = '', day = ''] = nota.dag.split('-');
    await user.fill(field('Dag'), String(Number(day)));
    await user.fill(field('Maand'), String(Number(month)));
    await user.fill(field('Jaar'), year);
    await user.fill(field('Wat is het bedrag van de nota?'), nota.bedrag);
    await user.fill(field('Wie gaf de zorg?'), nota.zorgverlener);
    if (nota.notaNummer) await user.fill(field('Notanummer (hoeft niet)'), nota.notaNummer);
    if (nota.buitenland) {
      await user.choose(content.getByRole('checkbox', { name: 'De zorg was in het buitenland' }));
    }
    await user.press(this.onward);
  }

  /** Fills in all steps up to the summary; `asksFirst` if the patient is asked first. */
  async fillIn(nota: ToClaim, { asksFirst = false } = {}): Promise<void> {
    if (asksFirst) await this.chooseWho(nota);
    await this.addNota(nota);
    await this.fillDetails(nota);
    await this.isAt('Klopt alles?');
  }

  /** Waits for the confirmation with the number of the claim. */
  async isSent(): Promise<void> {
    await this.declaratieNumber();
  }

  async declaratieNumber(): Promise<string> {
    await expect(this.done).toBeVisible();
    const text = await this.content
      .getByText(/Nummer \S+/)
      .first()
      .innerText();
    return /Nummer (\S+)/.exec(text)?.[1] ?? '';
  }
}
