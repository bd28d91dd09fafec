import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { EigenRisicoOfPerson } from './EigenRisicoOfPerson.tsx';

const amounts = {
  verplichtBedrag: 38_500,
  vrijwilligBedrag: 10_000,
  totaalVerbruikt: 20_000,
  totaalResterend: 28_500,
  inTermijnen: false,
};
const days = { merk: 'ZZ', van: '2026-01-01', totEnMet: '2026-12-31', bedrag: 48_500 } as const;
const found = (own: Partial<typeof amounts> = {}, perMerk: readonly object[] = []) =>
  ({
    succeeded: true,
    value: {
      ...amounts,
      ...own,
      merk: 'ZZ' as const,
      perMerk: perMerk.map((part) => ({ ...days, ...part })),
    },
  }) as const;
const person = {
  jaar: 2026,
  name: 'Sanne',
  geboorteDatum: '1985-04-12',
  isUnknown: false,
  isClosed: false,
  inCosts: 20_000,
};

const since = (van: string, more: object = {}) =>
  words(<EigenRisicoOfPerson {...person} {...more} eigenRisico={found({}, [{ van }])} />);

describe('EigenRisicoOfPerson', () => {
  it('gives both reasons for part of a year to a person who came of age and left', () => {
    const young = { ...person, geboorteDatum: '2008-03-12' };
    const until = (totEnMet: string) =>
      words(<EigenRisicoOfPerson {...young} eigenRisico={found({}, [{ totEnMet }])} />);
    expect(until('2026-11-14')).toMatch(
      /18e verjaardag.*In 2026 telt maar een deel van het jaarbedrag: voor de dagen tot en met 14 november 2026\./,
    );
    expect(until('2026-12-31')).not.toContain('voor de dagen');
  });

  it('shows a meter and words, mandatory and voluntary apart', () => {
    const text = words(<EigenRisicoOfPerson {...person} eigenRisico={found()} />);
    expect(text).toContain('Eigen risico 2026 van Sanne');
    expect(text).toContain(
      'Het eigen risico van 2026 is € 485,00: € 385,00 verplicht en € 100,00 vrijwillig.',
    );
    expect(text).toContain('Nog € 285,00 van € 485,00 Verplicht € 185,00 Vrijwillig € 100,00');
  });

  it('says what was not used in a past year, and not what is still to be paid', () => {
    const closed = { ...person, jaar: 2025, isClosed: true };
    const text = words(<EigenRisicoOfPerson {...closed} eigenRisico={found()} />);
    expect(text).toContain('Verplicht, niet gebruikt € 185,00 Vrijwillig, niet gebruikt € 100,00');
    expect(text).toContain('2025 is voorbij: wat niet is gebruikt, hoeft niemand te betalen.');
    expect(text).toContain('Het eigen risico van 2025 was € 485,00');
    const full = found({ totaalVerbruikt: 48_500, totaalResterend: 0 });
    const termijnen = found({ inTermijnen: true });
    expect(words(<EigenRisicoOfPerson {...closed} eigenRisico={full} />)).toContain(
      'Het eigen risico van 2025 is helemaal gebruikt.',
    );
    expect(words(<EigenRisicoOfPerson {...closed} eigenRisico={termijnen} />)).toContain(
      'We rekenen nog af met wat er in 2025 is gebruikt.',
    );
    for (const eigenRisico of [found(), full, termijnen]) {
      const said = words(<EigenRisicoOfPerson {...closed} eigenRisico={eigenRisico} />);
      expect(said).not.toMatch(/Nog €|Je betaalt|gaat eerst|nieuwe zorg/);
    }
  });

  it('names no person for the viewer', () => {
    const own = { ...person, name: undefined };
    expect(words(<EigenRisicoOfPerson {...own} eigenRisico={found()} />)).toContain(
      'Eigen risico 2026 Nog',
    );
    const none = found({ verplichtBedrag: 0, vrijwilligBedrag: 0, totaalVerbruikt: 0 });
    const child = { ...own, geboorteDatum: '2013-03-03' };
    expect(words(<EigenRisicoOfPerson {...child} eigenRisico={none} />)).toContain(
      'Voor jou geldt in 2026 geen eigen risico.',
    );
    expect(words(<EigenRisicoOfPerson {...child} isClosed eigenRisico={none} />)).toContain(
      'Voor jou gold in 2026 geen eigen risico.',
    );
  });

  it('does not mention a missing voluntary part', () => {
    const none = found({ vrijwilligBedrag: 0, totaalResterend: 18_500 });
    const text = words(<EigenRisicoOfPerson {...person} eigenRisico={none} />);
    expect(text).toContain('Dat is helemaal verplicht.');
    expect(text).not.toContain('rijwillig');
  });

  it('says that a child has none, and when it starts', () => {
    const none = found({ verplichtBedrag: 0, vrijwilligBedrag: 0, totaalVerbruikt: 0 });
    const child = { ...person, name: 'Lotte', geboorteDatum: '2018-03-03' };
    const text = words(<EigenRisicoOfPerson {...child} eigenRisico={none} />);
    expect(text).toContain('Voor Lotte geldt in 2026 geen eigen risico.');
    expect(text).toContain('de eerste dag van de maand na de 18e verjaardag');
    expect(text).not.toContain('helemaal gebruikt');
  });

  it('says that it is part of the year for a person who turns 18', () => {
    const emma = { ...person, name: 'Emma', geboorteDatum: '2008-07-24' };
    const text = words(<EigenRisicoOfPerson {...emma} eigenRisico={found()} />);
    expect(text).toContain('Daarom geldt in 2026 maar een deel van het jaarbedrag.');
  });

  it('says that it is part of the year only when the insurance began within it', () => {
    expect(since('2026-11-01')).toContain(
      'De verzekering begon op 1 november 2026. Daarom geldt in 2026 maar een deel van het jaarbedrag.',
    );
    expect(since('2026-11-01', { isClosed: true })).toContain('Daarom gold in 2026 maar een deel');
    expect(since('2026-01-01')).not.toContain('een deel van het jaarbedrag');
    const untold = words(<EigenRisicoOfPerson {...person} eigenRisico={found()} />);
    expect(untold).not.toContain('een deel van het jaarbedrag');
    // A person who came of age in the year reads that reason, once.
    const emma = since('2026-02-01', { geboorteDatum: '2008-07-24' });
    expect(emma.match(/een deel van het jaarbedrag/g)).toHaveLength(1);
    expect(emma).toContain('18e verjaardag');
  });

  it('says after the end of the insurance that only care until then counts, and the days of the amount', () => {
    const left = [{ totEnMet: '2026-06-15' }];
    const text = words(<EigenRisicoOfPerson {...person} eigenRisico={found({}, left)} />);
    expect(text).toContain('De verzekering liep tot en met 15 juni 2026.');
    expect(text).toContain('deel van het jaarbedrag: voor de dagen tot en met 15 juni 2026.');
    expect(text).not.toMatch(/Daarna betalen|Nog €/);
    const both = [{ van: '2026-02-01', totEnMet: '2026-12-15' }];
    const stays = words(<EigenRisicoOfPerson {...person} eigenRisico={found({}, both)} />);
    expect(stays).toContain('voor de dagen van 1 februari 2026 tot en met 15 december 2026.');
    expect(stays).toContain('Daarna betalen wij.');
  });

  it('explains the own risk of two brands, and that the care costs include both', () => {
    const two = [
      { totEnMet: '2026-12-19', bedrag: 37_200 },
      { merk: 'AZVZ', van: '2026-12-10', bedrag: 2_300 },
    ];
    const text = words(
      <EigenRisicoOfPerson {...person} inCosts={22_300} eigenRisico={found({}, two)} />,
    );
    expect(text).toContain(
      'Elk heeft een eigen risico naar de dagen dat die loopt: € 372,00 bij Zilverzand (van 1 januari tot en met 19 december) en € 23,00 bij Ankerzee (van 10 december tot en met 31 december).',
    );
    expect(text).toContain('Hierboven staat dat van Zilverzand.');
    expect(text).toContain(
      'In de zorgkosten van 2026 staat € 223,00 eigen risico. Daarvan hoort € 23,00 bij een andere verzekering in dat jaar.',
    );
    const one = words(<EigenRisicoOfPerson {...person} eigenRisico={found()} />);
    expect(one).not.toMatch(/verzekeringen|een andere verzekering/);
  });

  it('says that it is unknown, or failed, and renders nothing without any', () => {
    const failed = { succeeded: false, status: 404, redenen: [] } as const;
    const unknown = { ...person, jaar: 2027, isUnknown: true };
    expect(words(<EigenRisicoOfPerson {...unknown} eigenRisico={failed} />)).toContain(
      'Het eigen risico van 2027 is nog niet bekend.',
    );
    expect(words(<EigenRisicoOfPerson {...person} eigenRisico={failed} />)).toBe('');
  });

  it.each([
    [
      'cannot be shown',
      { status: 500 },
      /^(.*?) We kunnen dit eigen risico nu niet laten zien\. Probeer/,
    ],
    [
      'is not known yet',
      { status: 404, isUnknown: true },
      /^(.*?) Het eigen risico van 2026 is nog/,
    ],
  ])('keeps its title when it %s', (_what, { status, ...own }, said) => {
    const eigenRisico = { succeeded: false, status, redenen: [] } as const;
    const title = (name: string | undefined) =>
      said.exec(
        words(<EigenRisicoOfPerson {...person} {...own} name={name} eigenRisico={eigenRisico} />),
      )?.[1];
    expect(title('Daan')).toBe('Eigen risico 2026 van Daan');
    expect(title(undefined)).toBe('Eigen risico 2026');
  });
});
