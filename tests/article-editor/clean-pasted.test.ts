import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { articleSchema } from '../../article-editor/article-schema.ts';
import { cleanPasted } from '../../article-editor/clean-pasted.ts';
import { writeHtml } from '../../article-editor/write-html.ts';

const schema = getSchema(articleSchema());

const bullet = (level: number, sign: string, text: string) =>
  `<p class="MsoListParagraph" style="margin-left:.5in;mso-list:l0 level${level} lfo1"><!--[if !supportLists]-->` +
  `<span style="mso-list:Ignore">${sign}<span style="font:7pt Times">&nbsp;&nbsp; </span></span><!--[endif]-->` +
  `${text}<o:p></o:p></p>\n`;

const CASES: [string, string, string][] = [
  [
    'lists of Word',
    `<html><head><style>p{margin:0}</style></head><body lang="EN-US"><p class="MsoNormal">Take:<o:p></o:p></p>` +
      bullet(1, '·', 'One') +
      bullet(2, 'o', 'A <b>half</b>') +
      bullet(1, '·', 'Two') +
      '<p class="MsoNormal">Then:</p>' +
      bullet(1, '1.', 'Rest') +
      '</body></html>',
    '<p>Take:</p><ul><li>One<ul><li>A <strong>half</strong></li></ul></li><li>Two</li></ul><p>Then:</p><ol><li>Rest</li></ol>',
  ],
  [
    'Arabic of Word',
    '<p class=MsoNormal dir=RTL style="text-align:right">القلق<o:p></o:p></p><p class=MsoNormal dir=LTR>Then</p>' +
      bullet(1, '·', 'نوم').replace('<p ', '<p dir=RTL ') +
      bullet(2, 'o', 'قليل').replace('<p ', '<p dir=RTL '),
    '<p dir="rtl">القلق</p><p>Then</p><ul dir="rtl"><li>نوم<ul><li>قليل</li></ul></li></ul>',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38">' +
      '<span style="font-size:20pt;font-weight:400">Sleep</span></h1><p dir="ltr"><span style="font-weight:700">Bold</span>' +
      '<span style="font-style:italic;font-weight:400"> and not</span></p><ul><li dir="ltr" style="list-style-type:disc">' +
      '<p dir="ltr" role="presentation"><span>One</span></p></li></ul></b><br class="Apple-interchange-newline">',
    '<h2>Sleep</h2><p><strong>Bold</strong><em> and not</em></p><ul><li>One</li></ul>',
  ],
  [
    'callouts of a page of ours, without their words; of other pages only the text',
    '<aside class="urgent note_ab12 urgent_ab12" role="note"><svg><use href="#icon-phone"></use></svg><div class="text_ab12">' +
      '<p><strong>Urgent</strong></p><p>Call 988.</p></div></aside><aside class="advert"><p>Then</p></aside>',
    '<aside class="urgent"><p>Call 988.</p></aside><p>Then</p>',
  ],
  [
    'a page: no script, style, frame, or picture of elsewhere',
    '<style>p{color:red}</style><script>alert(1)</script><div onclick="alert(1)"><p style="color:red">Text</p>' +
      '<img src="https://example.com/a.png"><iframe src="https://example.com"></iframe></div>',
    '<p>Text</p>',
  ],
];

it.each(CASES)('%s', (_, pasted, written) => {
  const html = cleanPasted(pasted, (text) => new JSDOM(text).window.document);
  const { body } = new JSDOM(`<body>${html}</body>`).window.document;
  expect(writeHtml(DOMParser.fromSchema(schema).parse(body)).replace(/<p><br><\/p>/g, '')).toBe(written);
});
