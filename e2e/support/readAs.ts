import type { Page } from '@playwright/test';

const place = { bladzijde: 1, links: 0.08, boven: 0.05, breedte: 0.3, hoogte: 0.03 };

/** The reading of a bill; days as `yyyy-mm-dd`, amounts in cents. */
export interface ReadBill {
  readonly zorgverlener: string;
  readonly notaNummer: string;
  readonly lines: readonly {
    readonly dag: string;
    readonly care: string;
    readonly cents: number;
  }[];
  /** Whether the amounts are certain. */
  readonly sure?: boolean;
  readonly lacks?: readonly string[];
}

function toAnswer(bill: ReadBill, bestandIds: readonly string[]) {
  const { zorgverlener, notaNummer, lines, sure = true, lacks = [] } = bill;
  const read = <T>(value: T, zeker = true) => ({
    waarde: value,
    zeker,
    plaats: { ...place, bestandId: bestandIds[0] ?? '' },
  });
  return {
    bestandIds,
    naamZorgverlener: read(zorgverlener),
    notaNummer: read(notaNummer),
    buitenland: null,
    relatienummer: null,
    totaal: read(
      lines.reduce((sum, { cents }) => sum + cents, 0),
      sure,
    ),
    regels: lines.map(({ dag, care, cents }) => ({
      behandelDatum: read(dag),
      omschrijving: null,
      zorgsoort: read(care),
      bedrag: read(cents, sure),
    })),
    ontbreekt: lacks,
  };
}

/** Fixes the reading of bills from here on, for journeys about the form. */
export async function readAs(page: Page, bill: ReadBill): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('GelezenNotas')) return route.fallback();
    const { variables }: { variables: { bestandIds: readonly string[] } } = JSON.parse(body);
    return route.fulfill({ json: { data: { gelezen: [toAnswer(bill, variables.bestandIds)] } } });
  });
}
