import { maakBrowser } from '/work/main/apps/gateway/src/testhulp/browser.testhulp.ts';
import { bezoekDigid } from '/work/main/apps/simulators/src/digid/bezoeker.ts';
import { maakLocalhostFetch } from '/work/main/apps/gateway/src/sessie/localhostFetch.ts';
const P = 4310;
async function login(persona: string, fout?: any, base = `http://localhost:${P}`, vraag='') {
  const b = maakBrowser(base);
  const a = await b.vraag('/digid'+vraag);
  const terug = await bezoekDigid(a.naar, { persona, fout }, maakLocalhostFetch());
  const e = await b.vraag(terug.pathname + terug.search);
  return { b, e };
}

import autocannon from 'autocannon';
const { b } = await login('henk');
const cookie = [...b.koekjes].map(([n,w])=>n+'='+w).join('; ');
const headers = { cookie, origin: 'http://localhost:4310', 'x-mijn': '1', 'content-type': 'application/json' };
const list = '{ declaraties(limit: 25) { totaal declaraties { nummer datum status bedrag uitgekeerdBedrag zorgSoorten omschrijving opgemaakteNaam nieuw } } }';
const over = '{ relatie { roepnaam } declaraties(limit: 3) { declaraties { nummer } } eigenRisico { totaalVerbruikt } verzekerden { jaar } }';
const run = async (naam: string, o: any) => { await autocannon({ url: 'http://localhost:4310/graphql', connections: 16, duration: 2, headers, ...o }); const r = await autocannon({ url: 'http://localhost:4310/graphql', connections: 16, duration: 4, headers, ...o }); console.log(naam, r.requests.average, r.latency.p99, r.non2xx); };
await run('typename', { method: 'POST', body: JSON.stringify({ query: '{ __typename }' }) });
await run('list', { method: 'POST', body: JSON.stringify({ query: list }) });
await run('overview', { method: 'POST', body: JSON.stringify({ query: over }) });
await run('page', { url: 'http://localhost:4310/overzicht' });
await run('inloggen', { url: 'http://localhost:4310/inloggen', headers: {} });
process.exit(0);
