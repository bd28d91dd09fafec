import { describe, expect, test } from 'vitest';
import { mark, post } from './posting.testing.ts';
import { page, render, request, relatie } from '../render/render.testing.ts';

/** An insurer without claims; records its calls. */
function insurer() {
  const asked: unknown[] = [];
  const graphql: ReturnType<typeof request>['graphql'] = async ({ query, variables }) => {
    if (query.includes('declaraties(')) asked.push(variables);
    return { data: { relatie, declaraties: { totaal: 0, declaraties: [] }, verzekerden: null } };
  };
  return { asked, graphql };
}

describe('searching the claims', () => {
  test('is answered by the page itself, with the typed and chosen values', async () => {
    const { asked, graphql } = insurer();
    const typed = 'form=search&zoek=+dr.+Mol+&jaar=2025&persoon=&zorg=';
    const fields = Object.fromEntries(new URLSearchParams(typed));
    const { status, html } = page(await post('/declaraties/overzicht', fields, { graphql }));
    expect(status).toBe(200);
    expect(asked).toEqual([
      expect.objectContaining({ zoek: 'dr. Mol', jaar: 2025, relatienummer: null }),
    ]);
    expect(html).toMatch(/<input [^>]*name="zoek"[^>]*value="dr\. Mol"/);
    expect(html).not.toMatch(/href="[^"]*Mol/);
    expect(html).toContain('We vinden geen declaraties');
  });

  test('keeps its words when a status is pressed, because the chips post them too', async () => {
    const { asked, graphql } = insurer();
    // A browser sends the pressed chip before the chosen status.
    const posted = new URLSearchParams('form=search&zoek=bril&status=AFGEHANDELD&status=INGEDIEND');
    const wish = { posted: { fields: posted, key: 'k', mark }, seal: { key: 'k' }, graphql };
    const { html } = page(await render(request({ url: '/declaraties/overzicht', ...wish })));
    expect(asked).toEqual([expect.objectContaining({ zoek: 'bril', status: 'AFGEHANDELD' })]);
    expect(html).toMatch(
      /<button type="submit" form="search-declaraties" value=""[^>]* name="status">Alle/,
    );
    const chip = html.lastIndexOf('value="IN_BEHANDELING"');
    expect(
      html.indexOf('<input type="hidden" form="search-declaraties" name="status"'),
    ).toBeGreaterThan(chip);
  });

  test('takes no words from an address', async () => {
    const { asked, graphql } = insurer();
    await render(request({ url: '/declaraties/overzicht?zoek=bril&jaar=2025', graphql }));
    expect(asked).toEqual([expect.objectContaining({ zoek: null, jaar: 2025 })]);
  });
});
