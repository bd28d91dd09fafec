/**
 * Sends the answer to the question about cookies without leaving the page, so that nothing that is being
 * filled in is lost by it; where that fails, the form is posted as without script. Written into the page
 * as it stands, so it may use nothing from outside.
 * @param id of the element that holds the question
 */
export function cookieBanner(id: string): void {
  const banner = document.getElementById(id);
  const form = banner?.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) {
      if (typeof value === 'string') body.set(name, value);
    }
    fetch(location.href, { method: 'POST', body, redirect: 'manual' })
      .then(({ type }) => {
        if (type !== 'opaqueredirect') throw new Error('not saved');
        banner?.remove();
        document.querySelector('h1')?.focus({ preventScroll: true });
      })
      .catch(() => banner?.setAttribute('data-failed', ''));
  });
}
