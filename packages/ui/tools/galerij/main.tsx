import '@mijn/ui/tokens.css';
import '@mijn/ui/basis.css';
import { createRoot } from 'react-dom/client';
import { Omgeving } from '@mijn/ui/Omgeving';
import { schermen } from './schermen.tsx';

const vraag = new URLSearchParams(location.search);
const merk = vraag.get('merk') === 'AZVZ' ? 'AZVZ' : 'ZZ';
document.documentElement.dataset['merk'] = merk;
document.documentElement.dataset['schema'] = vraag.get('schema') ?? 'licht';

const maanden =
  'januari februari maart april mei juni juli augustus september oktober november december';
const omgeving = {
  linkAls: 'a' as never,
  formatBedrag: (cents: number) =>
    `${cents < 0 ? '\u2212' : ''}€\u00A0${(Math.abs(cents) / 100).toLocaleString('nl-NL', { minimumFractionDigits: 2 })}`,
  formatDag: (dag: string) => {
    const [jaar, maand, d] = dag.split('-').map(Number);
    return `${d} ${maanden.split(' ')[(maand ?? 1) - 1]} ${jaar}`;
  },
};

const Scherm = schermen[vraag.get('scherm') ?? 'overzicht'];
const app = document.getElementById('app');
if (app && Scherm) {
  createRoot(app).render(
    <Omgeving waarde={omgeving}>
      <Scherm merk={merk} />
    </Omgeving>,
  );
}
