/**
 * Sends the answer to the question about cookies without leaving the page, so that no input is lost; when
 * the server refuses, the form is posted as without script, and its answer says why. Without a connection
 * the question stays and says so. Inlined into the page, so it may use nothing from outside.
 * @param id of the element with the question
 */
export function cookieBanner(id: string): void {
  const banner = document.getElementById(id);
  const form = banner?.querySelector('form');
  const output = banner?.querySelector('output');
  const say = (text = '') => {
    if (output) output.textContent = text;
  };
  let isRefused = false;
  form?.addEventListener('submit', (event) => {
    if (isRefused) return;
    event.preventDefault();
    say();
    const { submitter } = event;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) {
      if (typeof value === 'string') body.set(name, value);
    }
    const handleResponse = ({ type }: Response) => {
      isRefused = type !== 'opaqueredirect';
      if (isRefused) return form.requestSubmit(submitter);
      // The focus stays with a person who went on meanwhile, for instance in a field.
      const { activeElement: at, body: whole } = document;
      const isFree = at === null || at === whole || banner?.contains(at);
      banner?.remove();
      if (isFree) document.querySelector('h1')?.focus({ preventScroll: true });
    };
    fetch(location.href, { method: 'POST', body, redirect: 'manual' }).then(handleResponse, () =>
      say(output?.dataset['failed']),
    );
  });
}
