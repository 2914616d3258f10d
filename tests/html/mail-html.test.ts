import { describe, expect, it } from 'vitest';
import { mailHtml, mailText } from '../../server/platform/html/mail-html.ts';
import { MAIL_PIECES } from '../helpers/costly-html.ts';

const SITE = 'https://directory.example.org';

describe('a mail as plain text', () => {
  it('has no spaces around its lines, and one empty line between its parts', () => {
    const html = '<h2> One </h2>\n <p>two  three &nbsp;\n four</p> <p></p><ul><li>a</li> <li>b</li></ul>';
    expect(mailText(html, SITE)).toBe('One\n\ntwo  three\nfour\n\n- a\n\n- b');
  });

  it('tells the kind of a callout in words', () => {
    const html = '<p>One</p><aside class="urgent"><p>Call 988.</p></aside>';
    expect(mailText(html, SITE)).toBe('One\n\nUrgent\n\nCall 988.');
    expect(mailHtml(html, SITE)).toContain('<strong>Urgent</strong>');
  });

  it.each(MAIL_PIECES)('is made of any number of %j', (piece) => {
    expect(mailText(`a${piece.repeat(60_000)}b`, SITE)).toMatch(/^a.*b$/s);
  });
});
