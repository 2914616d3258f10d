/** What the server wrote into the document. The development server leaves its placeholders as they are. */
export const site = {
  name: written('meta[name="application-name"]', 'content') ?? 'Psychiatrist Directory',
  /** Sample data is shown. */
  demo: written('meta[name="sample-data"]', 'content') === 'true',
  /** Under which the content security policy accepts styles. */
  nonce: document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce,
};

function written(selector: string, attribute: string): string | null {
  const value = document.querySelector(selector)?.getAttribute(attribute);
  return value && !value.startsWith('__') ? value : null;
}
