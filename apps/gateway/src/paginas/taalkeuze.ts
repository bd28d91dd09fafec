import { isTaal, type Taal } from '@mijn/domain/taal';

interface Voorkeur {
  readonly taal: string;
  readonly gewicht: number;
}

function leesVoorkeur(deel: string): Voorkeur {
  const [naam = '', ...opties] = deel.trim().toLowerCase().split(';');
  const q = opties.map((optie) => /^\s*q=([\d.]+)$/.exec(optie)?.[1]).find(Boolean);
  return { taal: naam.slice(0, 2), gewicht: q === undefined ? 1 : Number(q) };
}

/**
 * The language of one request: the cookie `taal`, else the first of the browser's languages that
 * we speak, else Dutch (decisions §1).
 */
export function kiesTaal(cookie: string | undefined, acceptLanguage: string | undefined): Taal {
  if (isTaal(cookie)) return cookie;
  const voorkeuren = (acceptLanguage ?? '')
    .split(',', 20)
    .map(leesVoorkeur)
    .filter(({ gewicht }) => gewicht > 0)
    .toSorted((a, b) => b.gewicht - a.gewicht);
  return voorkeuren.map(({ taal }) => taal).find(isTaal) ?? 'nl';
}
