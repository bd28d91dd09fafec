import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { FullRelatie } from '../person.ts';
import { relatieOf } from '../relatie.testing.ts';
import type { SectionName } from './fields.ts';
import { SectionFields } from './SectionFields.tsx';
import { useSection } from './useSection.ts';

const news = { onSaved: () => undefined, onConflict: () => undefined };

function Screen({
  section,
  relatie,
}: {
  readonly section: SectionName;
  readonly relatie: FullRelatie;
}) {
  const editing = useSection(section, relatie, news);
  return <SectionFields section={section} relatie={relatie} editing={editing} />;
}
const screen = (section: SectionName, otherwise: Partial<FullRelatie> = {}) => (
  <Screen section={section} relatie={relatieOf(otherwise)} />
);

/** Markup of the fieldset of a choice. */
const group = (html: string, name: string) =>
  html.split(/(?=<fieldset)/).find((one) => one.includes(`name="${name}"`)) ?? '';

describe('the fields of a section', () => {
  it('hold the known values, with the right keyboard on a phone', () => {
    const html = show(screen('contact'));
    expect(html).toMatch(/<input[^>]*type="email"[^>]*value="sanne@voorbeeld\.example"/);
    expect(html).toMatch(/<input[^>]*type="tel"[^>]*value="06 12 34 00 01"/);
    expect(words(screen('contact'))).toContain('Bijvoorbeeld 06 12345678.');
  });

  it('name the address that they belong to', () => {
    expect(words(screen('address'))).toMatch(
      /^Postadres Hetzelfde als mijn woonadres Een ander adres .*Straat of postbus/,
    );
    expect(words(screen('contact'))).not.toContain('Postadres');
  });

  it('are choices with an explanation, with the current one checked', () => {
    const html = group(show(screen('preferences')), 'aanleverwijzeCorrespondentie');
    expect(html).toContain('Je krijgt geen brieven op papier.');
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="Digitaal"|value="Digitaal"[^>]*checked=""/,
    );
    expect(html).not.toContain('disabled');
  });

  it('mention the documents only to somebody who may see them', () => {
    const indicatoren = ['magAanleverwijzeCorrespondentieWijzigen', 'magDocumentenZien'];
    const text = words(screen('preferences', { indicatoren }));
    expect(text).toContain('Je post staat bij je documenten.');
    expect(text).not.toContain('geen brieven op papier');
    expect(words(screen('preferences'))).not.toMatch(/bij je documenten|in deze app/);
  });

  it('promise a message of a new policy sheet, and say that paper is in the app too, where it is', () => {
    const indicatoren = ['magAanleverwijzePolisbladWijzigen', 'magDocumentenZien'];
    const here = words(screen('preferences', { indicatoren }));
    expect(here).toContain('Komt er een nieuw, dan krijg je een bericht.');
    expect(here).toContain('Het staat ook bij je documenten.');
    const elsewhere = words(screen('preferences', { indicatoren, documentSoorten: [] }));
    expect(elsewhere).not.toMatch(/Komt er een nieuw|Het staat ook/);
  });

  it('are disabled with a reason when the insurer does not allow the choice', () => {
    const indicatorenRedenen = [
      { indicator: 'magAanleverwijzePolisbladWijzigen', redenen: ['GeenEmailBekend'] },
    ];
    const html = show(screen('preferences', { indicatorenRedenen }));
    const sheet = group(html, 'aanleverwijzePolisblad');
    expect(sheet).toContain('disabled');
    expect(sheet).toContain('Hiervoor hebben we je e-mailadres nodig.');
    expect(group(html, 'aanleverwijzeCorrespondentie')).not.toMatch(/disabled|Hiervoor/);
  });

  it('are enabled for everybody when no capability is needed', () => {
    const html = show(screen('toestemming', { indicatoren: [] }));
    expect(html).toContain('name="toestemmingDetailsZorgkosten"');
    expect(html).not.toContain('disabled');
  });
});
