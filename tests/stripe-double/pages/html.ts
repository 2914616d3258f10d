import { escapeHtml } from '../../../server/platform/html/escape-html.ts';

/** What a page is asked for. */
export interface PageRequest {
  method: string;
  path: string;
  /** The fields of a form. */
  fields: Record<string, string | undefined>;
}

/** A page, or where to go instead. */
export type PageAnswer = { status: number; html: string } | { location: string };

/** Text as it stands, `html` of a template as markup, lists of either one after another. */
type Part = string | number | Markup | Part[];

/** Markup in which nothing needs escaping any more. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    strings.map((string, index) => string + (index < parts.length ? written(parts[index]) : '')).join(''),
  );
}

export function page(title: string, body: Markup, status = 200): PageAnswer {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          body {
            font: 1rem/1.5 system-ui;
            max-width: 40rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          label {
            display: block;
            margin: 0.5rem 0;
          }
          form {
            margin: 1rem 0;
          }
        </style>
      </head>
      <body>
        <main>
          <p>Stand-in for Stripe. No money moves here.</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return { status, html: document.text };
}

/** A text field with its label. */
export function field(label: string, name: string, value = ''): Markup {
  return html`<label>${label} <input name="${name}" value="${value}" autocomplete="off" /></label>`;
}

export function alert(text: string | undefined): Markup {
  return text === undefined ? html`` : html`<p role="alert">${text}</p>`;
}

/** $49.00 */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function written(part: Part): string {
  if (Array.isArray(part)) return part.map(written).join('');
  return part instanceof Markup ? part.text : escapeHtml(String(part));
}
