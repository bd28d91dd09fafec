import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { type Achterstand, AchterstandNotice } from './AchterstandNotice.tsx';

const shown = (otherwise: Partial<Achterstand>, kenmerk?: string) =>
  words(
    <AchterstandNotice
      achterstand={{
        stap: 'aanbod',
        maanden: 2,
        bedrag: 30_830,
        betwistSinds: null,
        volgende: { maanden: 4 },
        ...otherwise,
      }}
      betalingsKenmerk={kenmerk}
    />,
  );

it('says since when a dispute is looked into, and that nothing follows meanwhile', () => {
  const text = shown({ stap: 'waarschuwing', betwistSinds: '2027-05-12' });
  expect(text).toContain('Sinds 12 mei 2027 zoeken we uit of deze achterstand klopt.');
  expect(text).toContain('volgt er geen nieuwe stap');
  expect(shown({})).not.toContain('zoeken we uit');
});

it('names the debt, the next step and the options, at each stage', () => {
  expect(shown({}, '5000056789012345')).toMatch(
    /2 maanden premie niet betaald: € 308,30.*Bij 4 maanden achterstand krijg je een waarschuwing.*Spreek één regeling af/,
  );
  const warned = shown({ stap: 'waarschuwing', maanden: 4, volgende: { maanden: 6 } });
  expect(warned).toContain('Bij 6 maanden achterstand melden we je aan bij het CAK.');
  expect(warned).toContain('binnen vier weken');
  const registered = shown({ stap: 'aanmelding', maanden: 7, volgende: null });
  expect(registered).toContain('Je betaalt de premie van je basisverzekering nu aan het CAK.');
  expect(registered).not.toContain('Spreek één regeling af');
});
