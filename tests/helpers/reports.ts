interface Reported {
  messageId: string;
  address?: string;
  action?: string;
  status?: string;
  /** Whether the mail that it is about is given back. */
  returns?: boolean;
}

/** A delivery status notification, as mail servers write them (RFC 3464). */
export function bounceOf({
  messageId,
  address = 'ada@example.com',
  action = 'failed',
  status = '5.1.1',
  returns = true,
}: Reported): string {
  return report(
    'delivery-status',
    'message/delivery-status',
    [
      'Reporting-MTA: dns; mx.example.com',
      '',
      `Original-Recipient: rfc822;${address}`,
      `Final-Recipient: rfc822;${address}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; 550 ${status} <${address}>:`,
      '    no such user here',
      '',
    ],
    returns ? messageId : null,
  );
}

/** What a reader's provider sends when they press "spam" (RFC 5965). */
export function complaintOf(messageId: string, type = 'abuse'): string {
  return report(
    'feedback-report',
    'message/feedback-report',
    [`Feedback-Type: ${type}`, 'User-Agent: SomeGenerator/1.0', 'Version: 1', ''],
    messageId,
  );
}

function report(kind: string, type: string, fields: string[], messageId: string | null): string {
  return [
    'From: Mail Delivery System <mailer-daemon@mx.example.com>',
    'To: back@example.org',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${kind}; boundary="one"`,
    '',
    '--one',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to tell you.',
    '',
    '--one',
    `Content-Type: ${type}`,
    '',
    ...fields,
    ...(messageId === null
      ? []
      : [
          '--one',
          'Content-Type: text/rfc822-headers',
          '',
          'From: Test Directory <mail@example.org>',
          `Message-ID:`,
          ` <${messageId}@directory.example.org>`,
          'Subject: Something',
          '',
        ]),
    '--one--',
    '',
  ].join('\r\n');
}
