/** What costs most to read, as large as a call may bring it. */
export const REFUSED_TAGS = ['<b>', '<p><b>', '<div>', '<svg>', '<ul><li>', '<x>'];

export const COSTLY_HTML: [what: string, html: string][] = [
  ['strange ends', '<b>'.repeat(999) + '</i>'.repeat(70_000)],
  ['depths', ('<b>'.repeat(999) + 'x' + '</b>'.repeat(999)).repeat(42)],
  ['cells', '<td>'.repeat(70_000)],
  ['paragraphs', '<p>'.repeat(37_000)],
  ['items', '<ul><li><b>'.repeat(300) + '<li></li>'.repeat(30_000)],
  ['less-than signs', '<'.repeat(70_000)],
  ['comments', '<!--'.repeat(70_000)],
  ['tabs in an address', `<a href="${'&#9;'.repeat(70_000)}">`],
  ['attributes', `<p ${Array.from({ length: 40_000 }, (_, i) => `a${i}`).join(' ')}>`],
];

/** Pieces of HTML that a reader which looks back takes long for, when there are many of them. */
export const MAIL_PIECES = [' ', '&nbsp;', '\n ', '<p></p>', '<a href="/">b</a>', '<img src="/">', '&lt;'];
export const TEXT_PIECES = ['<a', '<!--', '<script', '<', '&#1', '</', '\n ', '<p>', '&nbsp;&nbsp;'];
