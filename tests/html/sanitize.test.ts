import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { MAX_ARTICLE_HTML, sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { COSTLY_HTML, REFUSED_TAGS } from '../helpers/costly-html.ts';
import { XSS_VECTORS, hostileHtml } from '../helpers/xss-vectors.ts';

const TAGS = [
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    's',
    'u',
    'code',
    'pre',
    'a',
    'hr',
  ],
  ...['br', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'sub', 'sup'],
  ...['dl', 'dt', 'dd', 'caption', 'aside'],
];
const VOID = ['hr', 'br', 'img'];
const NUMBER = /^-?\d{1,4}$/;
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  aside: { class: /^(note|urgent)$/ },
  a: {
    href: /^(https?:\/\/[^/?#\s@]+([/?#]|$)|mailto:|tel:|#|\/(?![/\\]))[!-~\u00a1-\uffff]*$/i,
    rel: /^noopener external$/,
  },
  img: {
    ...{ src: /^\/uploads\/[\w-]+\.webp$/, alt: /^[^]*$/, width: NUMBER, height: NUMBER },
    ...{ loading: /^lazy$/, decoding: /^async$/ },
  },
  ol: { start: NUMBER },
  td: { colspan: NUMBER, rowspan: NUMBER },
  th: { colspan: NUMBER, rowspan: NUMBER, scope: /^(row|col)(group)?$/ },
};
const UNDIRECTED = [
  'strong',
  'em',
  's',
  'u',
  'code',
  'sub',
  'sup',
  'a',
  'hr',
  'br',
  'img',
  'figure',
  'thead',
  'tbody',
  'tr',
];
const DIRECTION = /^(ltr|rtl|auto)$/;

describe('attacks', () => {
  it('are many, and no two alike', () => {
    expect(new Set(XSS_VECTORS.map(({ html }) => html)).size).toBe(XSS_VECTORS.length);
    expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(400);
  });

  it.each(XSS_VECTORS)('$name: $html', ({ html }) => expectHarmless(html));

  it.each(XSS_VECTORS)('$name, in the middle of an article: $html', ({ html }) => {
    expectHarmless(`<h2>Sleep</h2><p>One <em>two ${html} three</em> four</p><ul><li>five</li></ul>`);
    expectHarmless(`<table><tbody><tr><td>${html}</td></tr></tbody></table>`);
  });

  it('stay harmless however they are cut, mixed and nested', () => {
    fc.assert(fc.property(hostileHtml, expectHarmless), { numRuns: 1000 });
  });

  it('leave no text of theirs between the words', () => {
    expect(sanitizeArticle('<p>a<script>b</script><style>c</style><svg><text>d</text></svg>e</p>')).toBe(
      '<p>ae</p>',
    );
  });
});

/** Its sanitized form is exactly what the parser sees in it, holds nothing that is not listed, and does not change. */
function expectHarmless(html: string): void {
  const clean = sanitizeArticle(html);
  expect(writtenAsParsed(clean)).toBe(clean);
  expect(sanitizeArticle(clean)).toBe(clean);
}

function writtenAsParsed(html: string): string {
  let written = '';
  const parser = new Parser({
    onopentag(name, attributes, implied) {
      expect(implied, `<${name}> in ${html}`).toBe(false);
      expect(TAGS).toContain(name);
      for (const [key, value] of Object.entries(attributes)) {
        expect(value, `${name} ${key}`).toMatch(ATTRIBUTES[name]?.[key] ?? otherwise(name, key));
      }
      const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, true)}"`);
      written += `<${name}${pairs.join('')}>`;
    },
    ontext: (text) => (written += escaped(text, false)),
    oncomment: () => expect.unreachable(),
    onprocessinginstruction: () => expect.unreachable(),
    onclosetag(name, implied) {
      expect(implied, `</${name}> in ${html}`).toBe(VOID.includes(name));
      if (!implied) written += `</${name}>`;
    },
  });
  parser.end(html);
  return written;
}

function otherwise(name: string, key: string): RegExp {
  return key === 'dir' && !UNDIRECTED.includes(name) ? DIRECTION : /^[^]$/;
}

function escaped(text: string, quote: boolean): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return (quote ? plain.replaceAll('"', '&quot;') : plain).replaceAll('\u00a0', '&nbsp;');
}

describe('articles', () => {
  it.each([
    '',
    'Just words',
    '<p></p>',
    '<h2>Before the visit</h2><h3>What to bring</h3><h4>Papers</h4><p>Words</p>',
    '<p>Some <strong>bold</strong>, <em>slanted</em>, <s>struck</s>, <u>underlined</u> and <code>typed</code> words</p>',
    '<p><strong><em>Both</em></strong>, H<sub>2</sub>O, x<sup>2</sup>,<br>a new line</p>',
    '<p>5 &lt; 6 &amp;&amp; 7 &gt; 6, “quotes”, "straight" ones, it\'s&nbsp;fine, 精神科, 🙂</p>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt; are text</p>',
    '<ul><li><p>One</p><ul><li><p>Deeper</p></li></ul></li><li><p>Two</p></li></ul>',
    '<ol start="3"><li><p>Three</p></li></ol>',
    '<blockquote><p>Words of somebody</p></blockquote><hr><p>After</p>',
    '<pre><code>const a = 1;\n\n  if (a &lt; 2) b();\n</code></pre>',
    '<p><a href="/search?searchState=NY&amp;q=sleep">Search</a>, <a href="#sources">sources</a></p>',
    '<p><a href="mailto:ask@example.com?subject=Hello%20there">Write</a>, <a href="tel:+1-617-555-0100">call</a></p>',
    '<p><a href="https://www.nimh.nih.gov/health?a=1#b" rel="noopener external">NIMH</a></p>',
    '<table><tbody><tr><th colspan="2" rowspan="1" scope="col"><p>Week</p></th></tr><tr><td><p>1</p></td><td></td></tr></tbody></table>',
    '<table>\n<thead>\n<tr>\n<th>Week</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody></table>\n',
    '<figure><img src="/uploads/Ab_9-640.webp" alt="A &quot;quiet&quot; room" width="640" height="360" loading="lazy" decoding="async"><figcaption>A room</figcaption></figure>',
    '<table><caption>Doses</caption><thead><tr><th>Week</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table dir="rtl"><caption dir="rtl">جرعات</caption><tbody><tr><td dir="rtl">1</td></tr></tbody></table>',
    '<h2 dir="rtl">القلق</h2><p dir="rtl">شعور</p><ol dir="rtl" start="3"><li dir="auto">نوم</li></ol>',
    '<aside class="note"><p>Bring a list</p><ul><li>One</li></ul></aside><aside class="urgent" dir="rtl"><p>988</p></aside>',
    '<dl><dt>SSRI</dt><dd>A kind of medication</dd><dd><p>Often the first</p></dd></dl>',
  ])('stay as they are: %s', (html) => expect(sanitizeArticle(html)).toBe(html));

  it.each([
    ['<h1>Title</h1><h5>Detail</h5>', '<h2>Title</h2><h4>Detail</h4>'],
    ['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
    ['<p style="color:red" class="x" id="y" data-z title="t">a</p>', '<p>a</p>'],
    ['<p>a <span style="color:red">b</span> <mark>c</mark></p>', '<p>a b c</p>'],
    ['<div>a</div><div>b<div>c</div></div><section><h2>d</h2></section>', '<p>a</p><p>b</p><p>c</p><h2>d</h2>'],
    ['<aside>a</aside><aside class="x">b</aside><aside class="note urgent">c</aside>', '<p>a</p><p>b</p><p>c</p>'],
    ['<p>a<aside class="note" id="x" role="alert" style="color:red"><b>b</aside>', '<p>a</p><aside class="note"><strong>b</strong></aside>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p><b>a<ul><li>b<li>c</ul>', '<p><strong>a</strong></p><ul><li>b</li><li>c</li></ul>'],
    ['<b><p>Pasted</p></b>', '<p>Pasted</p>'],
    ['<h2><p>Heading</p></h2>', '<h2>Heading</h2>'],
    ['<ul>a <b>b</b><li>c</ul>', '<ul><li>a <strong>b</strong></li><li>c</li></ul>'],
    ['<table><tr><td>a<td>b</table>', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    ['<table>a<tr><td>b</table>', '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>'],
    ['<td>a</td>', 'a'],
    ['<caption>a</caption>', 'a'],
    ['<figure><caption>a</caption></figure>', '<figure>a</figure>'],
    ['<table><caption>a<tr><td>b</table>', '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>'],
    ['<table><caption><p>a<p>b</caption></table>', '<table><caption>ab</caption></table>'],
    ['<p dir="x">a</p><strong dir="rtl">b</strong><p dir="RTL">c</p>', '<p>a</p><strong>b</strong><p>c</p>'],
    ['<ol start="x"><li>a</ol>', '<ol><li>a</li></ol>'],
    ['<table><p></p></table>', '<table><tbody><tr><td><p></p></td></tr></tbody></table>'],
    ['<pre>\n\na</pre>', '<pre>a</pre>'],
    ['a\r\nb&#13;c\0\u0007', 'a\nb\nc'],
    ['<a target="_blank" rel="opener" href="HTTP://example.com">a</a>', '<a href="HTTP://example.com" rel="noopener external">a</a>'],
    ['<a href="https://example.com@example.org">a</a><a href="/..//example.org">b</a>', 'ab'],
    ['a\ud83d\0\ude00b\ud83dc', 'a\ud83d\ude00b\ufffdc'],
    ['<a href="page.html">a</a><a>b</a><a href="">c</a>', 'abc'],
    ['<a href="/x">a <a href="/y">b</a></a>', '<a href="/x">a b</a>'],
    ['<img src="https://example.com/a.webp" alt="a">b', 'b'],
    ['<img src="/uploads/a.webp" width="1e3">', '<img src="/uploads/a.webp" alt="" loading="lazy" decoding="async">'],
  ])('are tidied: %s', (html, tidy) => expect(sanitizeArticle(html)).toBe(tidy)); // prettier-ignore

  it('keep all their words, in order', () => {
    const tags = fc.constantFrom(
      ...['p', 'b', 'li', 'ul', 'td', 'tr', 'table', 'caption', 'h2', 'dt', 'dl', 'a', 'pre', 'div'],
    );
    const parts = fc.array(fc.oneof(tags.map((tag) => `<${tag}>`), tags.map((tag) => `</${tag}>`), fc.constant(null))); // prettier-ignore
    fc.assert(
      fc.property(parts, (given) => {
        const words = given.map((part, i) => part ?? `w${i}`);
        const clean = sanitizeArticle(words.join(''));
        expect(clean.replace(/<[^>]*>/g, '')).toBe(words.filter((word) => !word.startsWith('<')).join(''));
      }),
    );
  });
});

describe('size', () => {
  it('is bounded before and after', () => {
    expect(sanitizeArticle('a'.repeat(MAX_ARTICLE_HTML))).toHaveLength(MAX_ARTICLE_HTML);
    expect(() => sanitizeArticle('a'.repeat(MAX_ARTICLE_HTML + 1))).toThrow(RangeError);
    expect(() => sanitizeArticle('&'.repeat(MAX_ARTICLE_HTML))).toThrow(RangeError);
  });

  it('of nesting is bounded in what a browser gets', () => {
    const deep = sanitizeArticle('<blockquote><ul><li><table><tr><td><b>'.repeat(100) + 'x');
    let depth = 0;
    const depths = [...deep.matchAll(/<(\/?)/g)].map(([, slash]) => (depth += slash ? -1 : 1));
    expect(Math.max(...depths)).toBeLessThanOrEqual(100);
    expect(sanitizeArticle(deep)).toBe(deep);
  });

  it.each(REFUSED_TAGS)('is refused for 50,000 times %s', (tag) => {
    expect(() => sanitizeArticle(tag.repeat(50_000).slice(0, MAX_ARTICLE_HTML))).toThrow(RangeError);
  });

  it.each(COSTLY_HTML)('is taken for any number of %s', (_, html) => {
    expect(() => sanitizeArticle(html)).not.toThrow();
  });
});
