import { mailKind } from './mail-kind.ts';

export const TEST_MAILS = {
  test: mailKind({
    data: {},
    askedFor: true,
    text: (_, site) => ({
      subject: 'Your mail works',
      preview: 'What you read here was sent to see whether mail gets through.',
      parts: [
        {
          text: `This was sent by the operator of ${site.name}, to see whether its mail gets through. It does.`,
        },
        {
          text: 'If it lies among unwanted mail, what the same command said of SPF, DKIM and DMARC tells what to do.',
        },
        { button: 'Does this lead to the site?', href: site.url },
      ],
    }),
  }),
};
