import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { isUsable } from './earlyTaps.ts';
import type { EngineScreen } from './engineScreen.ts';
import { inPage } from './inPage.ts';
import { expectSound, waitForText } from './expectSound.ts';

/** A screen with a logged-in person, and the app's origin. */
interface Who {
  readonly screen: EngineScreen;
  readonly address: string;
}

async function openUsable({ screen, address }: Who, path: string): Promise<void> {
  await screen.open(address + path);
  await isUsable(screen);
}

/** Asks a question with "Klopt dit niet?", and sees it on the claim. */
export async function askAboutDeclaratie(who: Who, nummer: string): Promise<void> {
  const { screen } = who;
  const question = `Wanneer weet ik meer? ${randomInt(1000, 9999)}`;
  await openUsable(who, `/declaraties/${nummer}`);
  await screen.see({ role: 'heading', name: 'Klopt dit niet?' });
  await screen.click({ role: 'button', name: 'Stel een vraag' });
  await screen.see({ role: 'label', name: 'Wat klopt er volgens jou niet?', starts: true });
  await screen.click({ role: 'button', name: 'Verstuur je vraag' });
  await waitForText(screen, 'Schrijf op wat er volgens jou niet klopt.');
  await expectSound(screen, 'a question without words');
  await screen.type('tekst', question);
  await screen.click({ role: 'button', name: 'Verstuur je vraag' });
  await waitForText(screen, 'Je vraag is verstuurd.');
  await expectSound(screen, 'a question that was sent');
  await openUsable(who, `/declaraties/${nummer}`);
  await waitForText(screen, question);
}

/** Withdraws a claim that was just sent, after the confirmation. */
export async function withdrawDeclaratie(who: Who, nummer: string): Promise<void> {
  const { screen } = who;
  await openUsable(who, `/declaraties/${nummer}`);
  await screen.click({ role: 'button', name: 'Declaratie intrekken' });
  await screen.see({ role: 'heading', name: 'Wil je deze declaratie intrekken?' });
  await screen.click({ role: 'button', name: 'Ja, trek in' });
  await waitForText(screen, 'Je declaratie is ingetrokken.');
  const links = `document.querySelectorAll('main a[href$="/${nummer}"]').length`;
  await expect.poll(() => screen.run(links)).toBe(0);
  await expectSound(screen, 'the list after a withdrawal');
}

/** Saves another telephone number; another journey may have changed the same person meanwhile. */
export async function changePhone(who: Who): Promise<void> {
  const { screen } = who;
  const phone = `020 123 ${randomInt(10, 99)} ${randomInt(10, 99)}`;
  await openUsable(who, '/mijn-gegevens');
  await screen.click({ role: 'link', name: 'Wijzig Contact' });
  await screen.see({ role: 'button', name: 'Bewaar' });
  await screen.type('telefoonNummer', phone);
  await screen.click({ role: 'button', name: 'Bewaar' });
  const saved = `document.querySelector('main').innerText.includes('Bewaard. Dit geldt meteen.')`;
  const mine = { role: 'button', name: 'Bewaar mijn versie' } as const;
  const isAnswered = async () => (await screen.run(saved)) === true || screen.shows(mine);
  await expect.poll(isAnswered, { timeout: 20_000 }).toBe(true);
  if (await screen.shows(mine)) await screen.click(mine);
  await waitForText(screen, 'Bewaard. Dit geldt meteen.');
  await expectSound(screen, 'a detail that was saved');
  await openUsable(who, '/mijn-gegevens');
  await waitForText(screen, phone);
}

/** Records writes to the clipboard, which pages cannot read without permission. Runs in the page. */
function noteCopies(): void {
  const { clipboard } = navigator;
  const give = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) => {
    document.body.setAttribute('data-given', text);
    return give(text);
  };
}

/** Refuses writes to the clipboard. Runs in the page. */
function refuseCopies(): void {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
}

/** Returns the part of its row that a copyable number takes, from 0 to 1. Runs in the page. */
function roomOfNumber(name: string): number {
  const action = document.querySelector(`button[aria-label="${name}"]`)?.closest('dd');
  const [number, row] = [action?.previousElementSibling, action?.parentElement];
  if (!number || !row) return 0;
  return number.getBoundingClientRect().width / row.getBoundingClientRect().width;
}

// The data of a transfer are folded up.
const unfoldAll = `for (const one of document.querySelectorAll('main details')) one.open = true`;

/**
 * Copies a payment reference, and sees the confirmation. If copying is refused the page says so, and the
 * number stays selectable.
 */
export async function copyKenmerk(who: Who, betaalkenmerk: string): Promise<void> {
  const { screen } = who;
  const copy = 'Kopieer betalingskenmerk';
  await openUsable(who, `/facturen/betaalverzoek/${betaalkenmerk}`);
  await screen.run(unfoldAll);
  await screen.run(inPage(noteCopies, []));
  await screen.click({ role: 'button', name: copy });
  const outputs = `[...document.querySelectorAll('main output')].map((one) => one.textContent).join('')`;
  await expect.poll(() => screen.run(outputs)).toBe('Gekopieerd');
  expect(await screen.run(`document.body.getAttribute('data-given')`)).toBe(betaalkenmerk);
  await expectSound(screen, 'a payment reference that was copied');

  await screen.run(inPage(refuseCopies, []));
  await screen.click({ role: 'button', name: copy });
  await waitForText(screen, 'Kopiëren lukt hier niet. Selecteer het nummer zelf.');
  expect(Number(await screen.run(inPage(roomOfNumber, [], copy)))).toBeGreaterThan(0.4);
  await expectSound(screen, 'a payment reference that cannot be copied');
}

/** Signs out with the menu, and sees that pages lead to the login. */
export async function signOut(who: Who): Promise<void> {
  const { screen, address } = who;
  await openUsable(who, '/overzicht');
  await screen.click({ role: 'button', name: 'Meer', starts: true });
  await screen.click({ role: 'button', name: 'Uitloggen' });
  await screen.see({ role: 'heading', name: 'Je bent uitgelogd' });
  await expectSound(screen, 'signed out');
  await screen.open(`${address}/declaraties/overzicht`, `${address}/inloggen`);
  await screen.see({ role: 'link', name: 'Inloggen met DigiD' });
}
