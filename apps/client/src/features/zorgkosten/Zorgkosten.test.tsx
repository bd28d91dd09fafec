import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { parseChoice } from './choice.ts';
import type { ZorgkostenData } from './getZorgkosten.ts';
import { Zorgkosten } from './Zorgkosten.tsx';
import { dataOf, toLine } from './zorgkosten.testing.ts';

const found = <Value,>(value: Value) => ({ succeeded: true, value }) as const;

interface Asked {
  /** The query of the address. */
  readonly search?: string;
  readonly data?: Partial<ZorgkostenData>;
  /** The insured person, when it is not the viewer. */
  readonly of?: string;
  readonly year?: number;
}

function screen({ search = '', data, of, year = 2026 }: Asked) {
  return (
    <Zorgkosten
      data={dataOf(data)}
      choice={parseChoice(new URLSearchParams(search))}
      name={of ?? 'Sanne'}
      isSelf={of === undefined}
      year={year}
      isPast={year < 2026}
      eigenRisico={<p>Zo staat je eigen risico</p>}
      hasEigenRisico
    />
  );
}

const read = (asked: Asked = {}, language?: Language) => words(screen(asked), language);
const html = (asked: Asked = {}) => show(screen(asked));
const taken = toLine({ reimbursed: -8250, eigenRisico: -2000, notReimbursed: -750 });

describe('care costs', () => {
  it('begins with who paid what, then own risk, the months and each line', () => {
    expect(read()).toMatch(
      /^Zorgkosten Jij betaalde € 7,50, los van € 20,00 eigen risico\. Wij betaalden € 82,50\. Sanne Bram 2026 .*Zo staat je eigen risico Per maand .*Alle zorg .*Bewaar als CSV$/,
    );
  });

  it('switches between the views with and without own risk by one link', () => {
    expect(html()).toMatch(
      /href="\/zorgkosten\/\?include-eigen-risico=true"[^>]*>Met eigen risico/,
    );
    const on = html({ search: 'include-eigen-risico=true' });
    expect(on).toMatch(/href="\/zorgkosten"[^>]*>Zonder eigen risico/);
    expect(read({ data: { lines: [] } })).not.toContain('Met eigen risico');
  });

  it('names the person unless it is the viewer', () => {
    const text = read({ search: 'persoon=R2', of: 'Bram' });
    expect(text).toMatch(/Zelf betaald: .* Zorg van Bram in 2026\./);
    expect(text).not.toMatch(/Jij|Jouw/);
  });

  it('is available in English', () => {
    const text = read({ search: 'vergelijk=true&jaar=2026' }, 'en');
    expect(text).toMatch(
      /^Care costs You paid €7\.50, apart from €20\.00 of own risk\. We paid €82\.50\./,
    );
    expect(text).toContain('Stop comparing');
  });
});

describe('without care', () => {
  it('says so once, with a link to claims in progress, and offers no downloads', () => {
    const asked = { data: { lines: [] } };
    expect(read(asked).match(/Je hebt in 2026 geen zorgkosten(?!\.)/g)).toHaveLength(1);
    expect(read(asked)).not.toMatch(/Per maand|Alle zorg|CSV|Zorg \(privé\)|€/);
    expect(html(asked)).toContain('href="/declaraties/overzicht"');
  });

  it('keeps person and year in the link to the claims', () => {
    const search = 'persoon=R2&jaar=2025';
    expect(html({ search, of: 'Bram', year: 2025, data: { lines: [] } })).toContain(
      'href="/declaraties/overzicht?persoon=R2&amp;jaar=2025"',
    );
  });

  it('uses the past tense for a past year, and the name of another person', () => {
    const asked = { data: { lines: [] } };
    expect(read({ ...asked, year: 2025 })).toContain('Je had in 2025 geen zorgkosten');
    expect(read({ ...asked, of: 'Bram' })).toContain('Van Bram zijn er in 2026 geen zorgkosten');
  });

  it('keeps lines that add up to zero', () => {
    const text = read({ data: { lines: [...dataOf().lines, taken] } });
    expect(text).toMatch(/Je hebt in 2026 geen zorgkosten\. .*samen nul.* Alle zorg /);
    expect(text).not.toContain('Per maand');
  });

  it('can be compared with the previous year', () => {
    const text = read({
      search: 'jaar=2026&vergelijk=true',
      data: { lines: [], before: found(dataOf().lines) },
    });
    expect(text).toMatch(
      /geen zorgkosten .*2025 en 2026 naast elkaar Met eigen risico .*Samen, zonder eigen/,
    );
  });
});

describe('with hidden care', () => {
  const hidden = {
    lines: [...dataOf().lines, { ...toLine({ reimbursed: 100 }), zorgsoort: null }],
  };

  it('names the person, and says what is visible', () => {
    expect(read({ of: 'Bram', data: hidden })).toMatch(
      /Zorg \(privé\) Bram laat niet zien om welke zorg .*De bedragen en datums zie je wel/,
    );
  });

  it('says “deze persoon” for an unknown name, capitalised at the start of a sentence', () => {
    expect(read({ of: 'deze persoon', data: hidden })).toMatch(
      /Zorg \(privé\) Deze persoon laat niet zien/,
    );
  });

  it('names nobody when all care is shown', () => {
    expect(read({ of: 'Bram' })).not.toContain('laat niet zien');
  });
});

describe('links below the care costs', () => {
  it('keeps person, year and own risk', () => {
    const search = 'persoon=R2&jaar=2025&include-eigen-risico=true';
    const page = html({ search, of: 'Bram', year: 2025 });
    const kept = 'persoon=R2&amp;jaar=2025';
    const address = `/zorgkosten/?include-eigen-risico=true&amp;${kept}`;
    expect(page).toContain(`href="${address}&amp;vergelijk=true"`);
    expect(page).toContain(`href="${address}&amp;jaaroverzicht=true"`);
    expect(page).toContain(`href="/zorggebruik?${kept}"`);
  });

  it('does not keep the open explanation', () => {
    const page = html({ search: 'jaar=2026&regel=D2026-1.2' });
    expect(page).toContain('href="/zorgkosten?jaar=2026&amp;vergelijk=true"');
    expect(page).toContain('href="/zorgkosten?jaar=2026&amp;jaaroverzicht=true"');
  });

  it('shows an inline error for the previous year, without its own risk', () => {
    const before = { succeeded: false, status: 500, redenen: [] } as const;
    const text = read({ search: 'jaar=2026&vergelijk=true', data: { lines: [], before } });
    expect(text).toMatch(/Vergelijk niet meer/);
    expect(text).toContain('2025 en 2026 naast elkaar Dit deel kunnen we nu niet laten zien.');
    expect(text).not.toContain('Met eigen risico');
  });

  it('links to the comparison with a year, and back from it', () => {
    expect(read()).toContain('Vergelijk met 2025');
    const search = 'jaar=2026&vergelijk=true';
    const compared = { search, data: { before: found([toLine({ reimbursed: 5000 })]) } };
    expect(read(compared)).toMatch(/2025 en 2026 naast elkaar .*Vergoed 2025 € 50,00 2026 € 82,50/);
    expect(read(compared)).toContain('Vergelijk niet meer');
    expect(html(compared)).toMatch(/href="\/zorgkosten\?jaar=2026"[^>]*>Vergelijk niet meer/);
  });
});

it('offers no comparison with a year before the insurance, but a way back from one in the address', () => {
  const [sanne, bram] = dataOf().people;
  if (!sanne || !bram) throw new Error('two people');
  const data = { people: [sanne, { ...bram, verzekerdSinds: '2026-11-01' }] };
  expect(read({ search: 'persoon=R2', of: 'Bram', data })).not.toContain('Vergelijk');
  expect(read({ search: 'persoon=R2&vergelijk=true', of: 'Bram', data })).toContain(
    'Vergelijk niet meer',
  );
  expect(read({ data })).toContain('Vergelijk met 2025');
});

describe('the overview of a year', () => {
  const search = 'jaar=2025&jaaroverzicht=true';
  const pdf = '/api/v1/uitbreidingen/jaaroverzicht/R1/2025?taal=nl';
  const overview = { search, year: 2025 };

  it('includes own risk, and links back to the previous view', () => {
    expect(read(overview)).toMatch(
      /^Zorgkosten Jaaroverzicht Je zorgkosten in 2025 .*€ 110,00.*Zo staat je eigen risico$/,
    );
    expect(html(overview)).toMatch(/<a data-returns[^>]*href="\/zorgkosten\?jaar=2025"/);
    expect(read(overview)).not.toMatch(/Per maand|€ 110,00 van/);
  });

  it('names the person unless it is the viewer', () => {
    expect(read({ ...overview, of: 'Bram' })).toContain('Zorgkosten van Bram in 2025');
  });

  it('shows the paid premium if the insurer sends it', () => {
    const premie = {
      soortFactuur: 'Zorgpremie' as const,
      status: 'Betaald',
      bedrag: 17_040,
      openBedrag: 0,
      periode: '2025-03',
      premiePerJaar: null,
    };
    expect(read({ ...overview, data: { facturen: found([premie]) } })).toContain(
      'Betaalde premie Bedrag € 170,40',
    );
    expect(read(overview)).not.toContain('Betaalde premie');
  });

  it('offers a PDF for the person if the insurer makes one', () => {
    expect(html({ ...overview, data: { withPdf: true } })).toContain(`href="${pdf}"`);
    const ofBram = { search: `${search}&persoon=R2`, of: 'Bram', data: { withPdf: true } };
    expect(html({ ...overview, ...ofBram })).toContain(`href="${pdf.replace('R1', 'R2')}"`);
    expect(read(overview)).not.toContain('PDF');
    expect(read({ ...overview, data: { withPdf: true, self: undefined } })).not.toContain('PDF');
  });
});
