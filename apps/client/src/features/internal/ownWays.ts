import { cookieNames } from '@mijn/domain/constants';
import { pages } from '@mijn/domain/paths';
import { watchFileLinks } from '../../platform/fileLinks.ts';

export const refusedEvent = 'mijn-refused';

/** The reason of a refusal: changes are up to the person, or a file did not load. */
export type Refused = 'onlyThemselves' | 'noFile';

declare global {
  interface DocumentEventMap {
    [refusedEvent]: CustomEvent<Refused>;
  }
}

const tell = (detail: Refused): void => {
  document.dispatchEvent(new CustomEvent<Refused>(refusedEvent, { detail }));
};

/** Reports that an action is refused because it is up to the person. */
export function tellRefused(): void {
  tell('onlyThemselves');
}

function changeLanguage(language: string): void {
  document.cookie = `${cookieNames.taal}=${language}; path=/; SameSite=Lax`;
  location.reload();
}

/**
 * Replaces the browser's own behaviour in the internal mode: forms are not posted (docs/decisions.md §3) –
 * signing out closes the file, the language is set here, any other change is refused –, and files are
 * fetched with the keys of the file.
 */
export function watchOwnWays(close: () => void): void {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event;
    const isLanguage =
      submitter instanceof HTMLButtonElement && submitter.name === cookieNames.taal;
    if (isLanguage) changeLanguage(submitter.value);
    else if (new URL(event.target.action).pathname === pages.uitloggen.path) close();
    else tellRefused();
  });
  watchFileLinks(({ status }) => tell(status === 403 ? 'onlyThemselves' : 'noFile'));
}
