/** Lets the browser keep a text as a file. */
export function bewaar(naam: string, soort: string, inhoud: string): void {
  const adres = URL.createObjectURL(new Blob([inhoud], { type: soort }));
  const anker = document.createElement('a');
  anker.href = adres;
  anker.download = naam;
  // In the document: Firefox and Safari follow no link that stands nowhere.
  document.body.append(anker);
  anker.click();
  anker.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(adres), 10_000);
}
