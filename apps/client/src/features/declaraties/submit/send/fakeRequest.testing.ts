/** XMLHttpRequest whose result the test sets. */
export class FakeRequest extends EventTarget {
  static readonly all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  aborted = false;
  status = 0;
  responseText = '';
  timeout = 0;
  form: FormData | undefined;
  readonly headers = new Map<string, string>();
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(): null {
    return null;
  }
  send(form: FormData): void {
    this.form = form;
    FakeRequest.all.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  answer(body: object): void {
    Object.assign(this, { status: 200, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}
