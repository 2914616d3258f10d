/** Notes on the page when and from where it is printed. Paper shows it (styles/base.css). */
export function datePrints(root: HTMLElement): void {
  addEventListener('beforeprint', () => {
    // "Fri Nov 27 2026 …", in every language, where the visitor is.
    const [, month, day, year] = String(new Date()).split(' ');
    root.dataset.printed = `Printed ${month} ${day}, ${year} from ${location.href}`;
  });
}
