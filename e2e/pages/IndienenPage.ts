import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Hand } from '../support/hand.ts';
import type { Bestand } from '../support/notas.ts';

/** What somebody fills in for a claim; a day is `yyyy-mm-dd`, an amount as typed. */
export interface TeDeclareren {
  /** Part of the name of the person the bill is for; left out by whoever can only choose themselves. */
  readonly voor?: string;
  readonly bestanden: readonly Bestand[];
  readonly zorg: string;
  readonly dag: string;
  readonly bedrag: string;
  readonly zorgverlener: string;
  readonly notaNummer?: string;
  readonly buitenland?: boolean;
}

function zonderConcept(route: Route): Promise<void> {
  if (!route.request().postData()?.includes('BewaarConcept')) return route.fallback();
  const errors = [{ message: '', path: ['bewaarConcept'], extensions: { status: 404 } }];
  return route.fulfill({ json: { data: { bewaarConcept: null }, errors } });
}

/** /declaraties/indienen: four steps and a confirmation. */
export class IndienenPage {
  readonly page: Page;
  readonly hand: Hand;
  readonly inhoud: Locator;
  readonly verder: Locator;
  readonly dienIn: Locator;
  readonly klaar: Locator;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
    this.inhoud = page.getByRole('main');
    this.verder = this.inhoud.getByRole('button', { name: 'Verder', exact: true });
    this.dienIn = this.inhoud.getByRole('button', { name: 'Declaratie indienen' });
    this.klaar = this.inhoud.getByRole('heading', { name: 'Je declaratie is ingediend' });
  }

  /**
   * Opens an empty form. The draft is one per person, and journeys share their persons: only a
   * journey about drafts keeps one (`metConcept`), to the others this insurer has none.
   */
  async open({ metConcept = false } = {}): Promise<void> {
    if (!metConcept) await this.page.route('**/graphql', zonderConcept);
    await this.page.goto('/declaraties/indienen');
  }

  /** Waits for the step that asks this. */
  async isBij(vraag: string): Promise<void> {
    await expect(this.inhoud.getByRole('heading', { name: vraag })).toBeVisible();
  }

  /** Step 1: for whom. */
  async kiesWie({ voor }: TeDeclareren): Promise<void> {
    await this.isBij('Voor wie is de nota?');
    if (voor) await this.hand.kies(this.inhoud.getByRole('radio', { name: voor }));
    await this.hand.druk(this.verder);
  }

  /** The file input; its label says "Kies een bestand". */
  get kiezer(): Locator {
    return this.inhoud.getByLabel('Kies een bestand');
  }

  /** The line of a file. */
  bestand(naam: string): Locator {
    return this.inhoud.getByRole('listitem').filter({ hasText: naam });
  }

  /** Step 2: the files. Waits until the insurer has them. */
  async voegNotaToe({ bestanden }: TeDeclareren): Promise<void> {
    await this.isBij('Voeg je nota toe');
    await this.hand.voegToe(this.kiezer, bestanden);
    for (const { name } of bestanden) await expect(this.bestand(name)).toContainText('Ontvangen');
    await this.hand.druk(this.verder);
  }

  /** Step 3: what stands on the bill. */
  async vulGegevens(nota: TeDeclareren): Promise<void> {
    await this.isBij('Wat staat er op de nota?');
    const { hand, inhoud } = this;
    const veld = (naam: string) => inhoud.getByLabel(naam, { exact: true });
    await hand.selecteer(veld('Welke zorg was het?'), nota.zorg);
    const [jaar = '', maand = '', dag = ''] = nota.dag.split('-');
    await hand.vul(veld('Dag'), String(Number(dag)));
    await hand.vul(veld('Maand'), String(Number(maand)));
    await hand.vul(veld('Jaar'), jaar);
    await hand.vul(veld('Wat is het bedrag van de nota?'), nota.bedrag);
    await hand.vul(veld('Wie gaf de zorg?'), nota.zorgverlener);
    if (nota.notaNummer) await hand.vul(veld('Notanummer (hoeft niet)'), nota.notaNummer);
    if (nota.buitenland) {
      await hand.kies(
        inhoud.getByRole('checkbox', { name: 'Ik kreeg deze zorg in het buitenland' }),
      );
    }
    await hand.druk(this.verder);
  }

  /** Steps 1 to 3, up to the question whether all is right. */
  async vulIn(nota: TeDeclareren): Promise<void> {
    await this.kiesWie(nota);
    await this.voegNotaToe(nota);
    await this.vulGegevens(nota);
    await this.isBij('Klopt alles?');
  }

  /** The number on the confirmation. */
  async nummer(): Promise<string> {
    await expect(this.klaar).toBeVisible();
    const tekst = await this.inhoud
      .getByText(/Nummer \S+/)
      .first()
      .innerText();
    return /Nummer (\S+)/.exec(tekst)?.[1] ?? '';
  }
}
